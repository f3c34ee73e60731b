import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

// Statements that this file shows:
// - docs/behaviour/editing.md#values-that-nobody-invents

let site: TestApp;
let editor: Visitor;

describe('given key', () => {
  beforeEach(async () => {
    site = await createTestApp();
    await addEditor(site.db, 'administrator');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterEach(() => site.close());

  const create = (kind: string, body: object) => editor.write('POST', `/api/records/${kind}/`, body);
  const keyOf = async (kind: string, body: object) =>
    (await create(kind, body)).json<{ values: { key: string } }>().values.key;

  describe('a record without a key', () => {
    it('gets one of its title that no other has', async () => {
      const article = { title: { de: 'Führungen für Schulen' } };
      expect(await keyOf('articles', article)).toBe('fuehrungen-fuer-schulen');
      expect(await keyOf('articles', article)).toBe('fuehrungen-fuer-schulen-2');
      expect(await keyOf('articles', { title: { cs: 'Český ráj' } })).toBe('cesky-raj');
      expect(await keyOf('rooms', { name: 'Saal', title: { de: 'Der große Saal' } })).toBe('saal');
    });

    it('gets a key even where its title has no letter for one', async () =>
      expect(await keyOf('articles', { title: { de: '…' } })).toBe('articles'));

    it('is refused where its title is missing, by the name of the title', async () => {
      const answer = await create('articles', {});
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation', field: 'title' });
    });
  });

  it('keeps a given key, and refuses one that is taken', async () => {
    const article = { key: 'mein', title: { de: 'Titel' } };
    expect(await keyOf('articles', article)).toBe('mein');
    const answer = await create('articles', article);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ field: 'key' });
  });
});
