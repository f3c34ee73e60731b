import { loadDocument } from '../db/documents';
import { documents } from '../db/tables';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { requireOwnKey } from './require-own-key';

let site: TestApp;
describe('require own key', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(() => site.reset());

  const [own, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  describe('key of a database', () => {
    it('is the one it was first started with, of which it holds a mark alone', async () => {
      await requireOwnKey(site.db, own, false);
      await requireOwnKey(site.db, own, false);
      expect(JSON.stringify(await site.db.select().from(documents))).not.toContain(own.toString('hex'));
      await expect(requireOwnKey(site.db, other, false)).rejects.toThrow(
        /^The database belongs to another key: start with its SECRET_KEY, or with the secret\.key of its DATA_DIR/,
      );
      await requireOwnKey(site.db, own, false);
    });

    it('can be replaced once', async () => {
      await requireOwnKey(site.db, own, false);
      await requireOwnKey(site.db, other, true);
      await requireOwnKey(site.db, other, false);
      await expect(requireOwnKey(site.db, own, false)).rejects.toThrow('another key');
    });

    it('is no content of the site', async () => {
      await requireOwnKey(site.db, own, false);
      expect(await loadDocument(site.db, 'settings')).toEqual({});
    });
  });
});
