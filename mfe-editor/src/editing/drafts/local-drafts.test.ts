import { draftOf } from '../../testing/records';
import { localDrafts } from './local-drafts';

describe('drafts in the browser', () => {
  beforeEach(() => localStorage.clear());

  test('are of one editor and language', () => {
    const local = localDrafts({ user: 1, lang: 'de' });
    localDrafts({ user: 2, lang: 'de' }).write(draftOf('Ihrs'));
    localDrafts({ user: 1, lang: 'en' }).write(draftOf('Mine'));
    expect(local.write(draftOf('Meins'))).toBe(true);
    expect(local.all(1).map(({ values }) => values['content'])).toEqual(['Meins']);
  });

  test('a browser without room says so', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(localDrafts({ user: 1, lang: 'de' }).write(draftOf('Ha'))).toBe(false);
    full.mockRestore();
  });
});
