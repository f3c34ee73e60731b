import { containers } from '../../../engines/records/tables';
import { EDITOR, addEditor } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

let site: TestApp;
describe('containers', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());
  async function editor(): Promise<Visitor> {
    await addEditor(site.db, 'publisher');
    const visitor = site.visitor();
    await visitor.login(EDITOR.email, EDITOR.password);
    return visitor;
  }

  describe('a section by its slug', () => {
    const url = '/de/pageeditor-api/container/by-slug/footer-links';
    const create = (visitor: Visitor, slug = 'footer-links') =>
      visitor.write('POST', '/de/pageeditor-api/container/by-slug', { slug });
    test('is there for others once an editor has made it, empty', async () => {
      const visitor = await editor();
      // Reading writes nothing, for any user.
      for (const one of [site.visitor(), visitor]) expect((await one.get(url)).statusCode).toBe(404);
      expect(await site.db.select().from(containers)).toEqual([]);
      const response = await create(visitor);
      expect([response.statusCode, response.headers['x-purge-tags']]).toEqual([200, 'containers']);
      expect(response.json()).toMatchObject({
        slug: 'footer-links',
        parent: null,
        object_id: null,
        content_type: 'container',
        columns: [{ classes: '100', children: [] }],
      });
      const public_ = await site.visitor().get(url);
      expect(public_.json()).toEqual(response.json());
      expect(public_.headers['x-tags']).toBe(`container:${response.json<{ id: number }>().id},containers`);
    });

    test('that is missing makes responses that requested it outdated when it is made', async () => {
      expect((await site.visitor().get(url)).headers['x-tags']).toBe('containers');
    });

    test('holds the modules that editors put into it', async () => {
      const visitor = await editor();
      const { id: container } = (await create(visitor)).json<{ id: number }>();
      const put = (at: object) => visitor.write('POST', '/de/pageeditor-api/headline', { content: 'Hinweis', ...at });
      expect((await put({ container })).statusCode).toBe(201);
      const first = await put({ container, position: 0 });
      expect(first.headers['x-purge-tags']).toBe(`container:${container}`);
      expect((await site.visitor().get(url)).json()).toMatchObject({
        columns: [{ children: [{ id: first.json<{ id: number }>().id }, { content: 'Hinweis' }] }],
      });
      for (const at of [{ container: 99 }, { container, column: 1 }, { container, page: 1 }, {}])
        expect((await put(at)).statusCode).toBe(400);
    });

    test('says when it will be another', async () => {
      const visitor = await editor();
      const { id: container } = (await create(visitor)).json<{ id: number }>();
      expect((await site.visitor().get(url)).headers['x-valid-until']).toBeUndefined();
      const hero = { container, headline: 'Bald', online_from: '2026-12-01', online_to: '2026-12-24T18:00' };
      expect((await visitor.write('POST', '/de/pageeditor-api/hero_media', hero)).statusCode).toBe(201);
      expect((await site.visitor().get(url)).headers['x-valid-until']).toBe('2026-11-30T23:00:00.000Z');
      expect((await visitor.get(url)).headers['x-valid-until']).toBeUndefined();
    });

    test('is made once, however often it is requested', async () => {
      const visitor = await editor();
      const made = await Promise.all([create(visitor), create(visitor)]);
      expect(new Set(made.map((one) => one.json<{ id: number }>().id)).size).toBe(1);
    });

    test('is not made for anybody else, without the csrf header, or by a name that no template has', async () => {
      const visitor = await editor();
      expect((await create(site.visitor())).statusCode).toBe(401);
      expect(
        (
          await visitor.send({
            method: 'POST',
            url: '/de/pageeditor-api/container/by-slug',
            payload: { slug: 'footer-links' },
          })
        ).json(),
      ).toMatchObject({ code: 'csrf' });
      expect((await create(visitor, 'a b')).json()).toMatchObject({ code: 'validation', field: 'slug' });
      expect(await site.db.select().from(containers)).toEqual([]);
    });
  });
});
