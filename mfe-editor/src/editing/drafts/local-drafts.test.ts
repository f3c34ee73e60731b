import { draftOf } from '../../testing/records';
import '../../testing/indexed-db';
import { durable } from '../../shared/durable-store';
import { localDrafts } from './local-drafts';

describe('drafts in the browser', () => {
  const local = localDrafts({ user: 1, lang: 'de' });
  const words = async () =>
    [local.all(1), await local.durable(1)].map((found) => found.map(({ values }) => values['content']));
  beforeEach(async () => {
    localStorage.clear();
    await durable.remove(`vestibule-draft:1:de:${draftOf('').key}`);
  });

  test('are of one editor and language', async () => {
    await localDrafts({ user: 2, lang: 'de' }).write(draftOf('Ihrs'));
    await localDrafts({ user: 1, lang: 'en' }).write(draftOf('Mine'));
    expect(local.write(draftOf('Meins'))).toBe(true);
    expect(await words()).toEqual([['Meins'], ['Meins']]);
    local.remove(draftOf('').key);
    expect(await words()).toEqual([[], []]);
  });

  test('a browser that has lost its storage has them in its database', async () => {
    await local.write(draftOf('Meins'));
    localStorage.clear();
    expect(await words()).toEqual([[], ['Meins']]);
  });

  test('a browser without room has them in its database', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await local.write(draftOf('Ha'))).toBe(true);
    expect(await words()).toEqual([[], ['Ha']]);
    full.mockRestore();
  });
});
