/** @jest-environment jsdom */
import type { RemoteManifest } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import { Federation } from './federation';

const file = (path: string) => ({ path, integrity: `sha384-${path}` });
const [entry, page, later] = ['browser/remoteEntry.js', 'browser/page.js', 'browser/later.js'].map(file) as [
  RemoteManifest['entry'],
  RemoteManifest['entry'],
  RemoteManifest['entry'],
];
// The runtime keeps entries for the whole document: a remote of its own for each test.
const remoteOf = (name: string): RemoteManifest => ({
  name,
  version: '1.0.0',
  contracts: '^1.0.0',
  routes: [],
  slots: [],
  exposes: { './pages/home': { js: [page], css: [] } },
  entry,
  server: file('server/server.cjs'),
  translations: {},
  files: [entry, page, later],
});
const refOf = (name: string): ExposeRef => ({
  key: `${name}/./pages/home`,
  remote: remoteOf(name),
  expose: './pages/home',
  hydrate: 'idle',
});
const container = { init: () => undefined, get: () => Promise.resolve(() => ({ default: 'the page' })) };
const addressOf = (name: string, path: string) => `http://localhost/remotes/${name}/1.0.0/${path}`;

/** Requests of the browser, in order: `script` elements and calls of fetch. */
let asked: string[];
let entryWorks: boolean;
let watch: MutationObserver;
describe('federation', () => {
  beforeEach(() => {
    asked = [];
    entryWorks = true;
    // jsdom runs no scripts of addresses: this does the same as a browser.
    watch = new MutationObserver((records) => {
      for (const script of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(script instanceof HTMLScriptElement)) continue;
        asked.push(`script ${script.src}`);
        if (entryWorks) Object.assign(globalThis, { vestibule_steady: container, vestibule_hub: container });
        script.dispatchEvent(new Event(entryWorks ? 'load' : 'error'));
      }
    });
    watch.observe(document, { childList: true, subtree: true });
    globalThis.fetch = jest.fn((url: string, { cache, integrity }: RequestInit) => {
      asked.push(`fetch ${url} ${cache} ${integrity}`);
      return url.endsWith('page.js')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
    }) as unknown as typeof fetch;
    AbortSignal.timeout ??= () => new AbortController().signal;
  });
  afterEach(() => {
    watch.disconnect();
    for (const name of ['vestibule_steady', 'vestibule_hub']) Reflect.deleteProperty(globalThis, name);
  });

  test('a working expose is requested once', async () => {
    await expect(new Federation().load(refOf('steady'))).resolves.toBe('the page');
    expect(asked).toEqual([`script ${addressOf('steady', 'browser/remoteEntry.js')}`]);
  });

  test('after a failure the files of an expose are fetched past the cache before their scripts are requested again', async () => {
    // That a remote is registered again is meant.
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const federation = new Federation();
    entryWorks = false;
    await expect(federation.load(refOf('hub'))).rejects.toThrow();
    expect(asked.filter((one) => one.startsWith('fetch'))).toEqual([]);
    asked = [];
    entryWorks = true;
    await expect(federation.load(refOf('hub'))).resolves.toBe('the page');
    expect(asked).toEqual([
      `fetch ${addressOf('hub', 'browser/remoteEntry.js')} reload sha384-browser/remoteEntry.js`,
      `fetch ${addressOf('hub', 'browser/page.js')} reload sha384-browser/page.js`,
      `script ${addressOf('hub', 'browser/remoteEntry.js')}`,
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"hub" is already registered')]]);
  });
});
