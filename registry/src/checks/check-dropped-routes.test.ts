import type { RemoteManifest } from '@vestibule/contracts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempRegistry } from '../testing/temp-registry';
import { checkDroppedRoutes } from './check-dropped-routes';

const LINKING = `exports.exposes = { a: ({ href, call }) => [href('programme/home', { id: 1 }), call('programme/other', {})] };`;

async function dropped(change: (live: RemoteManifest) => Partial<RemoteManifest>, allowed: readonly string[] = []) {
  const { root, registry, remove } = await tempRegistry();
  try {
    await writeFile(join(root, 'registry/remotes/content/1.0.0/server/server.cjs'), LINKING);
    const live = await registry.manifest('programme', '1.0.0');
    const { composition } = (await registry.stable())!;
    return (await checkDroppedRoutes(registry, { ...live, ...change(live) }, composition, allowed)).map(
      ({ check, where, message }) => `${check} · ${where}: ${message}`,
    );
  } finally {
    await remove();
  }
}

describe('check dropped routes', () => {
  test('a route that stays where it is, whatever its parameters are called, is no problem; nor is one more', async () => {
    await expect(dropped(() => ({}))).resolves.toEqual([]);
    await expect(
      dropped(({ routes }) => ({ routes: [...routes, { ...routes[0]!, id: 'programme/more' }] })),
    ).resolves.toEqual([]);
    await expect(dropped(() => ({ name: 'newcomer', routes: [] }))).resolves.toEqual([]);
  });

  test('a route that goes needs a word, and who links to it is named', async () => {
    await expect(dropped(() => ({ routes: [] }))).resolves.toEqual([
      'routes · programme/remote.ts, route programme/home: /de/programme, /en/programme, /cs/programme would be gone; content links to it. If that is meant, say --drop-route programme/home',
    ]);
    await expect(dropped(() => ({ routes: [] }), ['programme/home'])).resolves.toEqual([]);
    await expect(dropped(() => ({ routes: [] }), ['programme/other'])).resolves.toHaveLength(1);
  });

  const movedTo = (change: Partial<RemoteManifest['routes'][number]>, en?: string) => (live: RemoteManifest) => ({
    routes: live.routes.map((route) => ({ ...route, ...change, ...(en && { path: { ...route.path, en } }) })),
  });

  test('a route that moves needs none: its old address leads to the new one', async () => {
    await expect(dropped(movedTo({}, 'whats-on'))).resolves.toEqual([]);
    await expect(dropped(movedTo({}, 'whats-on/:page?'))).resolves.toEqual([]);
  });

  test('a route that moves to where the old address cannot lead needs a word', async () => {
    await expect(dropped(movedTo({}, 'whats-on/:id'))).resolves.toEqual([
      expect.stringContaining('/en/programme would move to a path that it does not say all of; content links to it.'),
    ]);
    await expect(dropped(movedTo({}, 'whats-on/:id'), ['programme/home'])).resolves.toEqual([]);
    await expect(dropped(movedTo({ localised: false }))).resolves.toEqual([
      expect.stringContaining('/en/programme, /cs/programme would move'),
    ]);
  });
});
