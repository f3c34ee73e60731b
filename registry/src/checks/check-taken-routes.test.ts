import type { RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import { tempRegistry } from '../testing/temp-registry';
import { checkDroppedRoutes } from './check-dropped-routes';
import { checkTakenRoutes, type AllowedRoutes } from './check-taken-routes';

const route = (id: `${string}/${string}`, path: string, replaces: readonly string[] = []): RouteDeclaration => ({
  id,
  path: { de: path, en: path, cs: path },
  localised: false,
  page: './pages/home',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
  replaces,
});
const DESK = route('content/desk', 'desk/:id');
const TAKER = route('programme/desk', 'desk/:event', ['content/desk']);
type Check = (
  registry: Awaited<ReturnType<typeof tempRegistry>>['registry'],
  manifest: RemoteManifest,
  composition: Parameters<typeof checkTakenRoutes>[2],
) => ReturnType<typeof checkTakenRoutes>;

/** Messages of a check about a new version of a remote with `routes`, where content and programme have `live` ones. */
async function messages(
  check: Check,
  name: 'content' | 'programme',
  routes: readonly RouteDeclaration[],
  live: { readonly content?: readonly RouteDeclaration[]; readonly programme?: readonly RouteDeclaration[] },
) {
  const { registry, add, remove } = await tempRegistry();
  try {
    for (const remote of ['content', 'programme'] as const) await add(remote, '1.1.0', { routes: live[remote] ?? [] });
    const { composition } = (await registry.stable())!;
    const now = { ...composition, remotes: composition.remotes.map((remote) => ({ ...remote, version: '1.1.0' })) };
    const manifest = { ...(await registry.manifest(name, '1.0.0')), routes };
    return (await check(registry, manifest, now)).map(({ where, message }) => `${where}: ${message}`);
  } finally {
    await remove();
  }
}
const taking =
  (allowed: Partial<AllowedRoutes> = {}): Check =>
  (registry, manifest, composition) =>
    checkTakenRoutes(registry, manifest, composition, { takeRoutes: [], dropRoutes: [], ...allowed });
const dropping =
  (...allowed: string[]): Check =>
  (registry, manifest, composition) =>
    checkDroppedRoutes(registry, manifest, composition, allowed);

describe('taking a route over', () => {
  it('needs a word while the route is live', async () => {
    const live = { content: [DESK] };
    expect(await messages(taking(), 'programme', [TAKER], live)).toEqual([
      'programme/remote.ts, route programme/desk: it would be shown at /desk/:id, which content has. If its team knows, say --take-route content/desk',
    ]);
    expect(await messages(taking({ takeRoutes: ['content/desk'] }), 'programme', [TAKER], live)).toEqual([]);
  });

  it('needs none where the route is not live, or was taken over before', async () => {
    expect(await messages(taking(), 'programme', [TAKER], {})).toEqual([]);
    expect(await messages(taking(), 'programme', [TAKER], { content: [DESK], programme: [TAKER] })).toEqual([]);
  });

  it('needs another where the route’s addresses do not say all that the new path asks for', async () => {
    const away = { ...TAKER, path: { de: 'counter/:event', en: 'counter', cs: 'counter' } };
    const takeRoutes = ['content/desk'];
    expect(await messages(taking({ takeRoutes }), 'programme', [away], { content: [DESK] })).toEqual([
      'programme/remote.ts, route programme/desk: /desk/:id of content would move to a path that it does not say all of. If that is meant, say --drop-route content/desk',
    ]);
    expect(
      await messages(taking({ takeRoutes, dropRoutes: takeRoutes }), 'programme', [away], { content: [DESK] }),
    ).toEqual([]);
  });

  it('is reported to a remote that declares that route again', async () => {
    expect(await messages(taking(), 'content', [DESK], { programme: [TAKER] })).toEqual([
      'content/remote.ts, route content/desk: programme/desk of programme replaces this route: it would never be shown',
    ]);
    // Its team goes on publishing while both are live.
    expect(await messages(taking(), 'content', [DESK], { content: [DESK], programme: [TAKER] })).toEqual([]);
  });
});

describe('dropping a route', () => {
  it('needs no word once a live route replaces it', async () => {
    expect(await messages(dropping(), 'content', [], { content: [DESK], programme: [TAKER] })).toEqual([]);
    expect(await messages(dropping(), 'content', [], { content: [DESK] })).toEqual([
      expect.stringContaining(
        '/desk/:id would be gone; no other remote links to it. If that is meant, say --drop-route',
      ),
    ]);
  });

  it('needs one for the names that the route had taken over', async () => {
    const kept = [{ ...TAKER, replaces: [] }];
    expect(await messages(dropping(), 'programme', kept, { programme: [TAKER] })).toEqual([
      'programme/remote.ts, route content/desk: no route would replace content/desk any more; no other remote links to it. If that is meant, say --drop-route content/desk',
    ]);
    expect(await messages(dropping('content/desk'), 'programme', kept, { programme: [TAKER] })).toEqual([]);
    // Its own remote still has it.
    expect(await messages(dropping(), 'programme', kept, { content: [DESK], programme: [TAKER] })).toEqual([]);
  });
});
