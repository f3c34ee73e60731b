import type { RouteDeclaration } from '@vestibule/contracts';
import { tempRegistry } from '../testing/temp-registry';
import { checkPages } from './check-pages';

let site: Awaited<ReturnType<typeof tempRegistry>>;
describe('check pages', () => {
  beforeEach(async () => {
    site = await tempRegistry();
    await site.registry.notePages([
      '/cs',
      '/de',
      '/de/besuch',
      '/de/besuch/anfahrt',
      '/en',
      '/en/visit',
      '/de/programme',
    ]);
  });
  afterEach(() => site.remove());

  const route = (id: `${string}/${string}`, de: string): RouteDeclaration => ({
    id,
    path: { de, en: `${de}-en`, cs: `${de}-cs` },
    page: './pages/home',
    layout: 'default',
    bodyClass: 'none',
    hydrate: 'idle',
  });

  /** Messages about a version of a remote with this route. */
  async function messages(de: string, allowed: readonly string[] = [], remote = 'rooms') {
    const manifest = await site.add(remote, '2.0.0', { routes: [route(`${remote}/list`, de)] });
    const { composition } = (await site.registry.stable())!;
    return (await checkPages(site.registry, manifest, composition, allowed)).map(({ message }) => message);
  }

  describe('a route at the address of content pages', () => {
    it('is refused, with the addresses', async () => {
      expect(await messages('besuch')).toEqual([
        'editors have pages at /de/besuch, which this route would hide. If that is meant, say --take-page rooms/list',
      ]);
    });

    it('is refused where it takes them by a parameter', async () => {
      expect(await messages('besuch/:slug')).toEqual([expect.stringContaining('/de/besuch/anfahrt')]);
      await site.remove();
      site = await tempRegistry();
      await site.registry.notePages(['/de/a', '/de/b', '/de/c', '/de/d']);
      expect(await messages(':slug')).toEqual([expect.stringContaining('/de/a, /de/b, /de/c and 1 more')]);
    });

    it('is taken where that is meant, where nothing is, and where the live version has it', async () => {
      expect(await messages('besuch', ['rooms/list'])).toEqual([]);
      expect(await messages('raeume', [], 'halls')).toEqual([]);
      expect(await messages('programme', [], 'programme')).toEqual([]);
    });

    it('is taken by the route for all that no other one has', async () => {
      expect(await messages('*')).toEqual([]);
    });
  });

  test('a registry whose site has noted nothing yet refuses nothing', async () => {
    await site.registry.store.delete(['channels/pages.json']);
    expect(await messages('besuch')).toEqual([]);
  });
});
