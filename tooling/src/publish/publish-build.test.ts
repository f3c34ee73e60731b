import { integrityOf } from '@vestibule/registry/checks/check-files';
import { storeShell } from '@vestibule/registry/shells';
import { writeBuild } from '@vestibule/registry/testing/build';
import { tempRegistry } from '@vestibule/registry/testing/temp-registry';
import type { RemoteManifest } from '@vestibule/contracts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBuild } from './publish-remote';
import { checkShell } from './testing/check-shell';

const ENTRY = `var vestibule_programme = { init() {}, get: async () => () => ({ default: { Component: () => 'a' } }) };`;
const SERVER = `exports.exposes = { './pages/home': { default: { Component: () => 'a', meta: () => ({ title: 'A', urls: { de: '/', en: '/', cs: '/' }, breadcrumbs: [] }) } } };`;

let shell: string;
describe('publish build', () => {
  beforeAll(async () => {
    shell = await checkShell();
  });

  /**
   * Publishes the live programme again as 1.1.0, with the given changes; returns the refusals, the live composition
   * then, and the pointer's last move.
   */
  async function publish(
    change: {
      entry?: string;
      server?: string;
      /** Content of the German translations. */
      texts?: string;
      manifest?: (good: RemoteManifest) => Partial<RemoteManifest>;
      dropRoutes?: readonly string[];
      takeRoutes?: readonly string[];
      shell?: false;
    } = {},
  ) {
    const { root, registry, remove } = await tempRegistry();
    const dir = join(root, 'new');
    if (change.shell !== false) await storeShell(registry, '0.1.0-s', shell);
    try {
      const written = await writeBuild(dir, 'programme', '1.1.0');
      const file = async (path: string, content: string) => {
        await writeFile(join(dir, path), content);
        return { path, integrity: integrityOf(Buffer.from(content)) };
      };
      const entry = await file('browser/remoteEntry.js', change.entry ?? ENTRY);
      const good = {
        ...written,
        entry,
        server: await file('server/server.cjs', change.server ?? SERVER),
        translations: { de: await file('i18n/de.json', change.texts ?? '{}') },
        files: [entry, ...written.files.filter(({ path }) => path !== entry.path)],
      };
      await writeFile(join(dir, 'remote.json'), JSON.stringify({ ...good, ...change.manifest?.(good) }));
      const options = {
        registry,
        by: 'anna',
        channel: 'stable',
        percent: 5,
        dropRoutes: change.dropRoutes ?? [],
        takePages: [],
        takeRoutes: change.takeRoutes ?? [],
        report: () => undefined,
      } as const;
      const refused = await publishBuild(dir, options).then(
        () => '',
        (error: Error) => error.message,
      );
      const stable = JSON.parse(await readFile(join(root, 'registry/channels/stable.json'), 'utf8')) as {
        composition: { remotes: { name: string; version: string }[] };
        history: { kind: string; by: string; what: string }[];
      };
      return {
        refused,
        live: stable.composition.remotes.find(({ name }) => name === 'programme')?.version,
        move: stable.history[0],
      };
    } finally {
      await remove();
    }
  }
  const refusal = (line: string) => ({ refused: expect.stringContaining(line) as string, live: '1.0.0' });

  test('a good build goes live, and the history says who has published it', async () => {
    await expect(publish()).resolves.toMatchObject({
      refused: '',
      live: '1.1.0',
      move: { kind: 'publish', by: 'anna', what: 'programme 1.1.0' },
    });
  });

  test('without the live shell nothing can be tested, and nothing goes live', async () => {
    await expect(publish({ shell: false })).resolves.toMatchObject(
      refusal('The registry has no shell 0.1.0-s, which is live'),
    );
  });

  test('a page that the live shell’s worker cannot render does not', async () => {
    await expect(publish({ server: `throw new Error('no start');` })).resolves.toMatchObject(
      refusal('smoke · server/server.cjs: the server file throws Error: no start'),
    );
  });

  test('translations that are no JSON are named, and the code is not run with them', async () => {
    const { refused, live } = await publish({ texts: '{ "headline": Räume }' });
    expect(refused).toMatch(/^Not published; nothing has changed\.\ntranslations · .*i18n\/de\.json: .* not JSON: .*$/);
    expect(live).toBe('1.0.0');
  });

  test('a file that does not match its hash is named, and the code is not run with it', async () => {
    const manifest = ({ server }: RemoteManifest) => ({
      server: { ...server, integrity: server.integrity.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
    });
    const { refused } = await publish({ manifest });
    expect(refused).toMatch(
      /^Not published; nothing has changed\.\nintegrity · .*server\/server\.cjs: .*remote\.json$/,
    );
  });

  test('a browser build that cannot be loaded does not', async () => {
    await expect(publish({ entry: '<html>' })).resolves.toMatchObject(
      refusal('browser · browser/remoteEntry.js: throws SyntaxError'),
    );
  });

  test('a script that remote.json names for an expose must be among its files', async () => {
    const manifest = ({ entry }: RemoteManifest) => ({ files: [entry] });
    await expect(publish({ manifest })).resolves.toMatchObject(
      refusal('files · remote.json, exposes, ./pages/home, js: browser/page.js is not among files'),
    );
  });

  test('a route that would be gone needs a word', async () => {
    const manifest = ({ routes }: RemoteManifest) => ({
      routes: routes.map((route) => ({ ...route, id: 'programme/renamed' as const })),
    });
    await expect(publish({ manifest })).resolves.toMatchObject(
      refusal(
        'routes · programme/remote.ts, route programme/home: /de/programme, /en/programme, /cs/programme would be gone',
      ),
    );
    await expect(publish({ manifest, dropRoutes: ['programme/home'] })).resolves.toMatchObject({
      refused: '',
      live: '1.1.0',
    });
  });

  test('a route that takes over another remote’s needs a word', async () => {
    const manifest = ({ routes }: RemoteManifest) => ({
      routes: routes.map((route) => ({ ...route, replaces: ['content/home'] })),
    });
    await expect(publish({ manifest })).resolves.toMatchObject(refusal('say --take-route content/home'));
    await expect(publish({ manifest, takeRoutes: ['content/home'] })).resolves.toMatchObject({
      refused: '',
      live: '1.1.0',
    });
  });

  test('a path where pages cannot be is refused', async () => {
    const manifest = ({ routes }: RemoteManifest) => ({
      routes: routes.map((route) => ({ ...route, path: { ...route.path, en: 'api/x' } })),
    });
    await expect(publish({ manifest, dropRoutes: ['programme/home'] })).resolves.toMatchObject(
      refusal('path.en: "api/x" is below /api'),
    );
  });
});
