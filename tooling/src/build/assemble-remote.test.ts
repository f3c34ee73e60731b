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
describe('assemble remote', () => {
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'vestibule-assemble-'));
  });
  afterEach(() => rm(home, { recursive: true }));

  /** A build that is the same but for its declaration, and these files. */
  async function assemble(changes: Partial<RemoteDeclaration> = {}, more: Readonly<Record<string, string>> = {}) {
    const files = {
      'browser/mf-manifest.json': '{"exposes":[{"path":"./pages/list","assets":{"js":{"sync":[]},"css":{"sync":[]}}}]}',
      'browser/remoteEntry.js': '',
      'server/server.cjs': '',
      'translations/de.json': '{}',
      'translations/en.json': '{}',
      'translations/cs.json': '{}',
      ...more,
    };
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(home, path, '..'), { recursive: true });
      await writeFile(join(home, path), content);
    }
    const declaration = { ...DECLARATION, ...changes };
    return assembleRemote(home, { dir: home, declaration, versionOf: (hash) => `1.0.0-${hash}` });
  }
  const versionOf = async (changes?: Partial<RemoteDeclaration>) => (await assemble(changes)).version;

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

  describe('the texts of a build', () => {
    it('are a file for each language, and for each part of them in a folder of its own', async () => {
      const part = { 'translations/desk/de.json': '{"a":"A"}', 'translations/desk/en.json': '{}' };
      const { translations, textParts } = await assemble({}, { ...part, 'translations/desk/cs.json': '{}' });
      expect(Object.keys(translations)).toEqual(['cs', 'de', 'en']);
      expect(Object.keys(textParts ?? {})).toEqual(['desk']);
      expect(textParts?.['desk']?.['de']?.path).toMatch(/^i18n\/desk\/de\.[0-9a-f]{8}\.json$/);
      expect(textParts?.['desk']?.['de']?.integrity).not.toBe(textParts?.['desk']?.['en']?.integrity);
    });

    it('have no parts where there are no folders', async () =>
      expect(await assemble()).not.toHaveProperty('textParts'));
  });
});
