import type { RemoteDeclaration, RouteDeclaration } from '@vestibule/contracts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleRemote } from './assemble-remote';

const ROUTE: RouteDeclaration = {
  id: 'rooms/list',
  path: { de: 'raeume', en: 'rooms', cs: 'saly' },
  page: './pages/list',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
};
const DECLARATION: RemoteDeclaration = {
  name: 'rooms',
  contracts: '^1.0.0',
  routes: [ROUTE],
  slots: [],
  exposes: { './pages/list': './src/list.page.tsx' },
};

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'vestibule-assemble-'));
});
afterEach(() => rm(home, { recursive: true }));

/** Version of a build that is the same but for what is declared. */
async function versionOf(changes: Partial<RemoteDeclaration> = {}): Promise<string> {
  const files = {
    'browser/mf-manifest.json': '{"exposes":[{"path":"./pages/list","assets":{"js":{"sync":[]},"css":{"sync":[]}}}]}',
    'browser/remoteEntry.js': '',
    'server/server.cjs': '',
    'translations/de.json': '{}',
    'translations/en.json': '{}',
    'translations/cs.json': '{}',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(home, path, '..'), { recursive: true });
    await writeFile(join(home, path), content);
  }
  const declaration = { ...DECLARATION, ...changes };
  return (await assembleRemote(home, { dir: home, declaration, versionOf: (hash) => `1.0.0-${hash}` })).version;
}

describe('the version of a build', () => {
  it('is the same for the same files and declaration', async () => {
    const first = await versionOf();
    expect(first).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    expect(await versionOf()).toBe(first);
  });

  it.each<[string, Partial<RemoteDeclaration>]>([
    ['path', { routes: [{ ...ROUTE, path: { ...ROUTE.path, de: 'zimmer' } }] }],
    ['query', { routes: [{ ...ROUTE, query: ['day'] }] }],
    ['layout', { routes: [{ ...ROUTE, layout: 'dashboard' }] }],
    ['range of contracts', { contracts: '^1.1.0' }],
    ['slot', { slots: [{ slot: 'footer-info', expose: './slots/info', hydrate: 'idle' }] }],
  ])('is another one for another %s', async (_, changes) => {
    expect(await versionOf(changes)).not.toBe(await versionOf());
  });
});
