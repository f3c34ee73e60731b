/** @jest-environment jsdom */
import {
  idOfHash,
  openCache,
  readCookies,
  readStored,
  readStoredJson,
  removeStored,
  storedKeys,
  writeCookie,
  writeStored,
  type StoragePlace,
} from './browser-data';

const PLACES: readonly StoragePlace[] = ['local', 'session'];
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

describe('browser data', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  describe.each(PLACES)('%s storage', (place) => {
    it('stores a written value', () => {
      expect(writeStored(place, 'vestibule-a', '[1,2]')).toBe(true);
      expect(readStoredJson(place, 'vestibule-a', isNumbers)).toEqual([1, 2]);
      expect(storedKeys(place, 'vestibule-')).toEqual(['vestibule-a']);
      expect(removeStored(place, 'vestibule-a')).toBe(true);
      expect(readStored(place, 'vestibule-a')).toBeUndefined();
    });

    it.each(['{bad', '"text"', '', 'null', '[1,"two"]'])('has nothing of use in %j', (text) => {
      writeStored(place, 'a', text);
      expect(readStoredJson(place, 'a', isNumbers)).toBeUndefined();
    });

    it('is empty, and takes nothing, where the browser denies it', () => {
      const property = `${place}Storage` as const;
      jest.spyOn(window, property, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied', 'SecurityError');
      });
      expect(writeStored(place, 'a', '1')).toBe(false);
      expect(readStored(place, 'a')).toBeUndefined();
      expect(storedKeys(place, '')).toEqual([]);
      expect(removeStored(place, 'a')).toBe(false);
    });

    it('says that it took nothing where it is full', () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      expect(writeStored(place, 'a', '1')).toBe(false);
    });
  });

  test('cookies that are denied are none', () => {
    const denied = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(denied);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(denied);
    writeCookie('a=1');
    expect(readCookies()).toBe('');
  });

  test.each([
    ['', ''],
    ['#', ''],
    ['#zeiten', 'zeiten'],
    ['#%C3%B6ffnung', 'öffnung'],
    ['#100%', ''],
  ])('the hash %j names %j', (hash, id) => expect(idOfHash(hash)).toBe(id));

  test('a browser without caches has none', async () => expect(await openCache('a')).toBeUndefined());
});
