import type { RouteDeclaration } from '@vestibule/contracts';
import { tempRegistry } from '@vestibule/registry/testing/temp-registry';
import { Releases } from '@vestibule/registry/releases';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

let builds: Awaited<ReturnType<typeof tempRegistry>>;
let site: TestApp;
let editor: Visitor;

const route = (id: `${string}/${string}`, de: string): RouteDeclaration => ({
  id,
  path: { de, en: `en-${de}`, cs: `cs-${de}` },
  page: './pages/home',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
});

describe('remote addresses', () => {
  beforeEach(async () => {
    builds = await tempRegistry();
    const routes = [route('collection/home', 'sammlung'), route('collection/object', 'sammlung/:slug/:id')];
    await builds.add('collection', '1.0.0', { routes });
    await new Releases(builds.registry, 'anna').publish({ name: 'collection', version: '1.0.0' });
    site = await createTestApp({ registry: builds.registry });
    await addEditor(site.db, 'publisher');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterEach(async () => {
    await site.close();
    await builds.remove();
  });

  const create = (key: string, values: object) =>
    editor.write('POST', '/api/records/pages/', { key, title: { de: key }, ...values });
  const made = async (key: string, values: object) =>
    (await create(key, values)).json<{ id: number; version: string }>();
  const refusal = (lang: string, address: string) => ({
    code: 'conflict',
    field: `slug.${lang}`,
    message: `slug.${lang}: ${address} is the address of a page of collection, which would be shown instead`,
  });

  describe('a page at the address of a remote', () => {
    it('is not made, and nothing of it is left', async () => {
      const refused = await create('sammlung', { slug: { de: 'sammlung', en: 'x' } });
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining(refusal('de', '/de/sammlung')),
      ]);
      const { count } = (await editor.get('/api/records/pages/')).json<{ count: number }>();
      expect(count).toBe(0);
    });

    it('is not made by another word in an address, of the page or of one above it', async () => {
      const page = await made('schau', { slug: { de: 'schau' } });
      const change = (id: number, version: string, slug: object) =>
        editor.write('PATCH', `/api/records/pages/${id}/`, { slug }, { 'if-match': `"${version}"` });
      expect((await change(page.id, page.version, { de: 'schau', en: 'en-sammlung' })).json()).toMatchObject(
        refusal('en', '/en/en-sammlung'),
      );
      await made('vase', { parent: 'schau', slug: { de: 'vase' } });
      await made('sieben', { parent: 'vase', slug: { de: '7', en: 'seven', cs: 'sedm' } });
      expect((await change(page.id, page.version, { de: 'sammlung', en: 'a', cs: 'b' })).json()).toMatchObject({
        code: 'conflict',
      });
    });

    it('is not moved there', async () => {
      const above = await made('haus', { slug: { de: 'haus', en: 'house', cs: 'dum' } });
      const page = await made('sammlung', { parent: 'haus', slug: { de: 'sammlung' } });
      expect(above.id).toBeGreaterThan(0);
      const place = await editor.write(
        'POST',
        `/api/records/pages/${page.id}/place/`,
        { parent: null, before: null },
        { 'if-match': `"${page.version}"` },
      );
      expect(place.json()).toMatchObject(refusal('de', '/de/sammlung'));
    });

    it('can still be edited where it stood before the remote came', async () => {
      await builds.registry.changeStable((now) => ({ ...now!, composition: now!.history.at(-1)!.composition }));
      const page = await made('sammlung', { slug: { de: 'sammlung' } });
      await new Releases(builds.registry, 'anna').publish({ name: 'collection', version: '1.0.0' });
      const saved = await editor.write(
        'PATCH',
        `/api/records/pages/${page.id}/`,
        { title: { de: 'Neu' } },
        { 'if-match': `"${page.version}"` },
      );
      expect(saved.statusCode).toBe(200);
    });
  });

  test('the registry gets the addresses of pages, so that publishing can check them', async () => {
    await made('besuch', { slug: { de: 'besuch', en: 'visit', cs: 'navsteva' }, is_online: true });
    await made('entwurf', { slug: { de: 'entwurf' }, is_online: false });
    expect(await builds.registry.pages()).toEqual(['/cs/navsteva', '/de/besuch', '/en/visit']);
  });

  test('a redirect from the address of a remote’s page asks first', async () => {
    const make = (query = '') =>
      editor.write('POST', `/api/records/redirects/${query}`, { old_path: '/de/sammlung/vase/7', new_path: '/de' });
    const asks = await make();
    expect([asks.statusCode, asks.json()]).toMatchObject([
      409,
      { code: 'hides_page', details: { address: '/de/sammlung/vase/7', remote: 'collection' } },
    ]);
    expect((await make('?confirm=hides_page')).statusCode).toBe(201);
  });
});
