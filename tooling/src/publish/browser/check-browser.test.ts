import type { RemoteManifest } from '@vestibule/contracts';
import { writeBuild } from '@vestibule/registry/testing/build';
import { integrityOf } from '@vestibule/registry/checks/check-files';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrowser } from './check-browser';

const CHECKED = `if (globalThis._VESTIBULE_INTEGRITY?.[url]) script.integrity = globalThis._VESTIBULE_INTEGRITY[url];`;
/** A federation container as a small toolchain might write it: each expose comes with a script of its own. */
const container = ({ global = 'vestibule_hub', chunk = 'page.js', checked = CHECKED } = {}) => `
var ${global} = (() => {
  const base = new URL('.', document.currentScript.src).href;
  let libraries;
  const load = (url) => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    ${checked}
    script.onload = resolve;
    script.onerror = () => reject(new Error('no ' + url));
    document.head.append(script);
  });
  return {
    init: (scope) => void (libraries = scope),
    get: async (expose) => {
      if (expose !== './pages/home') throw new Error('no expose ' + expose);
      await load(base + '${chunk}');
      const React = (await Object.values(libraries.react)[0].get())();
      return () => globalThis.hubPage(React);
    },
  };
})();`;
const PAGE = `globalThis.hubPage = ({ useState }) => ({ default: { Component: () => useState(1)[0] } });`;

let dir: string;
describe('check browser', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vestibule-browser-test-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  async function check(
    entry: string,
    page = PAGE,
    change: (manifest: RemoteManifest) => Partial<RemoteManifest> = () => ({}),
  ) {
    const manifest = await writeBuild(dir, 'hub', '1.0.0');
    const file = async (path: string, content: string) => {
      await writeFile(join(dir, path), content);
      return { path, integrity: integrityOf(Buffer.from(content)) };
    };
    const [entryFile, pageFile] = [await file('browser/remoteEntry.js', entry), await file('browser/page.js', page)];
    const told = { ...manifest, entry: entryFile, files: [entryFile, pageFile] };
    return (await checkBrowser(dir, { ...told, ...change(told) })).map(({ where, message }) => `${where}: ${message}`);
  }

  test('a build whose entry and exposes run has no problems', async () => {
    await expect(check(container())).resolves.toEqual([]);
  });

  test('an entry that is no script', async () => {
    const problems = await check('<html>');
    expect(problems[0]).toBe(`browser/remoteEntry.js: throws SyntaxError: Unexpected token '<'`);
  });

  test('an entry with another global', async () => {
    await expect(check(container({ global: 'vestibule_other' }))).resolves.toEqual([
      'browser/remoteEntry.js (entry): the script sets no global vestibule_hub: it must be a classic script that does',
    ]);
  });

  test('a script that is loaded but not listed', async () => {
    const problems = await check(container({ chunk: 'more.js' }));
    expect(problems).toEqual([
      'browser/more.js: is loaded, but is not among files of remote.json',
      expect.stringMatching(/^\.\/pages\/home: cannot be loaded: .*no https:.*more\.js/),
    ]);
  });

  test('a file that is there but not listed', async () => {
    await expect(
      check(container(), PAGE, ({ files }) => ({ files: files.filter(({ path }) => path !== 'browser/page.js') })),
    ).resolves.toEqual([
      'browser/page.js: is in the build, but not among files of remote.json',
      'browser/page.js: is loaded, but is not among files of remote.json',
      expect.stringContaining('./pages/home: cannot be loaded'),
    ]);
  });

  test('an expose that the container lacks, that throws, or that has no component', async () => {
    const more = ({ exposes }: RemoteManifest) => ({ exposes: { ...exposes, './pages/other': { js: [], css: [] } } });
    await expect(check(container(), PAGE, more)).resolves.toEqual([
      expect.stringMatching(/^\.\/pages\/other: cannot be loaded: .*no expose \.\/pages\/other/),
    ]);
    await expect(check(container(), `throw new TypeError('no start');`)).resolves.toContainEqual(
      'browser/page.js: throws TypeError: no start',
    );
    await expect(check(container(), `globalThis.hubPage = () => ({ default: {} });`)).resolves.toEqual([
      './pages/home: its default export has no Component in the browser',
    ]);
  });

  test('a script that is loaded without integrity', async () => {
    const problems = await check(container({ checked: '' }));
    expect(problems).toContainEqual(
      'browser/page.js: is loaded without integrity: a changed file would run (docs/remote-format.md, Chunks)',
    );
    expect(problems).toContainEqual(
      expect.stringMatching(/^browser\/remoteEntry\.js: loads scripts without the integrity of _VESTIBULE_INTEGRITY/),
    );
  });

  test('a module that is loaded later', async () => {
    await expect(check(container(), `${PAGE} globalThis.later = () => import('./more.js');`)).resolves.toEqual([
      expect.stringMatching(/^browser\/page\.js: loads modules by import, which takes no integrity here/),
    ]);
  });
});
