/** @jest-environment jsdom */
import { readStored, writeStored } from '@vestibule/contracts/browser-data';
import { FAVOURITES_KEY, FavouritesStore } from './favourites-store';
import { MOST_SAVED, NOTHING_SAVED } from './saved';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const stored = () => JSON.parse(readStored('local', FAVOURITES_KEY) ?? 'null') as unknown;
const holds = (text: string) => writeStored('local', FAVOURITES_KEY, text);

describe('favourites store', () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test('a record is there again on the next page, until it is removed', () => {
    expect(new FavouritesStore().toggle('events', 3)).toBe(true);
    const next = new FavouritesStore();
    expect([next.has('events', 3), next.has('exhibitions', 3)]).toEqual([true, false]);
    next.toggle('events', 3);
    expect(stored()).toEqual(NOTHING_SAVED);
  });

  test.each([
    '{',
    '[]',
    'null',
    '{"events":[1]}',
    '{"events":["1"],"exhibitions":[]}',
    '{"events":[-1],"exhibitions":[]}',
  ])('the stored value %s is no list', (text) => {
    holds(text);
    expect(new FavouritesStore().saved).toEqual(NOTHING_SAVED);
  });

  test('another tab is followed', () => {
    const store = new FavouritesStore();
    holds('{"events":[7],"exhibitions":[]}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(store.has('events', 7)).toBe(false);
    window.dispatchEvent(new StorageEvent('storage', { key: FAVOURITES_KEY }));
    expect(store.has('events', 7)).toBe(true);
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.saved).toEqual(NOTHING_SAVED);
  });

  test('a full list takes no more and loses nothing', () => {
    const store = new FavouritesStore();
    store.change({ events: ids(MOST_SAVED), exhibitions: [] });
    expect(store.toggle('events', 99)).toBe(false);
    expect(store.saved.events).toEqual(ids(MOST_SAVED));
    expect(store.toggle('events', 1)).toBe(true);
    expect(store.toggle('events', 99)).toBe(true);
  });

  test('without storage the list lasts as long as the page, and says so', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = new FavouritesStore();
    expect(store.isStored).toBe(true);
    store.toggle('exhibitions', 7);
    expect([store.has('exhibitions', 7), store.isStored]).toEqual([true, false]);
  });
});
