import type { RemoteManifest } from '@vestibule/contracts';
import { integrityOf } from '@vestibule/registry/checks/check-files';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smokeRender } from './smoke-render';

const HEAD = `
const { jsx } = require('react/jsx-runtime');
const { useTranslation } = require('react-i18next');
const { Slot, useHost } = require('@vestibule/contracts');
const meta = (data, { lang }) => ({ title: 'Titel', urls: { [lang]: '/' + lang }, breadcrumbs: [] });
const text = (of) => ({ data, params }) => jsx('p', { children: of(data, params) });
`;
const HASH = integrityOf(Buffer.from(''));

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vestibule-smoke-test-'));
  await mkdir(join(dir, 'server'));
  await mkdir(join(dir, 'i18n'));
});
afterEach(() => rm(dir, { recursive: true }));

interface Fixture {
  readonly path?: string;
  readonly localised?: boolean;
  readonly slot?: 'event-list' | 'header-info';
  readonly editors?: boolean;
  readonly integrity?: string;
  /** Exposes that remote.json declares besides. */
  readonly more?: readonly string[];
}

/**
 * Writes a build whose server file has these fields of a page (or of a slot expose), and renders it: problems as lines.
 */
async function smoke(
  fields: string,
  { path = 'seite', localised = true, slot, editors = false, integrity, more = [] }: Fixture = {},
): Promise<string[]> {
  const expose = slot ? './slots/x' : './pages/x';
  const code = Buffer.from(`${HEAD}\nexports.exposes = { '${expose}': { default: { meta, ${fields} } } };\n`);
  await writeFile(join(dir, 'server', 'server.cjs'), code);
  const translations: Record<string, RemoteManifest['entry']> = {};
  for (const [lang, texts] of Object.entries({
    de: { known: 'Hallo', german: 'Nur deutsch' },
    en: { known: 'Hello' },
    cs: { known: 'Ahoj' },
  })) {
    await writeFile(join(dir, 'i18n', `${lang}.json`), JSON.stringify(texts));
    translations[lang] = { path: `i18n/${lang}.json`, integrity: HASH };
  }
  const manifest: RemoteManifest = {
    name: 'fixture',
    version: '1.0.0',
    contracts: '^1.0.0',
    routes: slot
      ? []
      : [
          {
            id: 'fixture/x',
            path: { de: path, en: path, cs: path },
            localised,
            page: './pages/x',
            layout: 'default',
            bodyClass: 'none',
            hydrate: 'idle',
          },
        ],
    slots: slot ? [{ slot, expose: './slots/x', hydrate: 'idle', audience: editors ? 'editors' : 'everyone' }] : [],
    exposes: Object.fromEntries([expose, ...more].map((name) => [name, { js: [], css: [] }])),
    entry: { path: 'browser/remoteEntry.js', integrity: HASH },
    server: { path: 'server/server.cjs', integrity: integrity ?? integrityOf(code) },
    files: [],
    translations,
  };
  return (await smokeRender(dir, manifest)).map(({ check, where, message }) => `${check} · ${where}: ${message}`);
}

const LANGUAGES = ['de', 'en', 'cs'];
/** The same line for the page in each language; what follows, such as the place in the code, is not compared. */
const inEach = (line: string) =>
  LANGUAGES.map((lang) => expect.stringContaining(`smoke · ./pages/x (${lang}): ${line}`) as string);

test('a good page gets examples as params and answers, its own texts, a host and a router', async () => {
  const fields = `
    loader: async ({ api, params, t, url, store }) => ({ ...params, path: url.pathname, event: await api.call('event', { params }), known: t('known'), product: store.settings.product }),
    slots: (data) => [{ slot: 'event-booking', id: 'b', params: { event: data.event.id } }],
    Component: ({ data }) => {
      const { t } = useTranslation('fixture');
      const { href, lang, renderSlot } = useHost();
      const [search] = require('react-router-dom').useSearchParams();
      const known = { de: 'Hallo', en: 'Hello', cs: 'Ahoj' }[lang];
      if (t('known') !== known || data.known !== known) throw new Error('texts');
      if (data.id !== '7' || data.unheard !== '1' || data.path !== '/' + lang + '/x/7/1' || data.event.id !== 7 || !data.product) throw new Error('data');
      if (href('fixture/x', { id: 7, unheard: 'a' }) !== '/' + lang + '/x/7/a' || href('cart', {}) !== '/' + lang) throw new Error('href');
      return jsx('main', { children: [jsx('h1', { children: t('known') }, 1), jsx(Slot, { name: 'event-booking', id: 'b', params: { event: 7 } }, 2)] });
    }`;
  await expect(smoke(fields, { path: 'x/:id/:unheard' })).resolves.toEqual([]);
});

test('a catch-all gets the example path; unknown calls are 404, nobody is logged in, nothing can be written', async () => {
  const fields = `
    loader: async ({ api, params }) => {
      const codes = await Promise.all([api.call('user'), api.call('logout'), api.call('addToCart', { body: {} })].map((call) => call.catch(({ code }) => code)));
      return { codes: codes.join(), path: params['*'] };
    },
    Component: text(({ codes, path }) => { if (codes !== 'unauthorised,method_not_allowed,method_not_allowed' || path !== 'besuch/anfahrt') throw new Error(codes + path); return path; })`;
  await expect(smoke(fields, { path: '*' })).resolves.toEqual([]);
});

test('a page that is not localised is rendered in the default language, at its own address', async () => {
  const fields = `Component: () => { throw new Error(useHost().lang + ' ' + useHost().href('fixture/x', {}) + ' ' + require('react-router-dom').useLocation().pathname); }`;
  await expect(smoke(fields, { path: 'hub', localised: false })).resolves.toEqual([
    expect.stringContaining('./pages/x (de): the render throws Error: de /hub /hub'),
  ]);
});

test('a page that asks for a login is not rendered for nobody', async () => {
  const fields = `loader: ({ api }) => api.call('user'), Component: () => { throw new Error('rendered'); }`;
  await expect(smoke(fields)).resolves.toEqual([]);
});

test('a slot gets example params, and may render nothing', async () => {
  const fields = `loader: async ({ api, params }) => api.call('events', { query: { page_size: params.limit } }), Component: ({ data, params }) => { if (!params.limit || !data.count) throw new Error(); return null; }`;
  await expect(smoke(fields, { slot: 'event-list' })).resolves.toEqual([]);
});

test('what only editors get is not rendered', async () => {
  await expect(
    smoke(`Component: () => { throw new Error('rendered'); }`, { slot: 'header-info', editors: true }),
  ).resolves.toEqual([]);
});

test('a server file that throws, and one that is another', async () => {
  await expect(smoke(`...(() => { throw new TypeError('no start'); })()`)).resolves.toEqual([
    expect.stringContaining(
      'smoke · server/server.cjs: the server file throws TypeError: no start (at server/server.cjs:',
    ),
  ]);
  await expect(smoke('Component: () => "a"', { integrity: HASH })).resolves.toEqual([
    expect.stringContaining('is not what remote.json says it is'),
  ]);
});

test('an expose that the server file lacks', async () => {
  await expect(smoke(`Component: text(() => 'a')`, { more: ['./pages/other'] })).resolves.toEqual([
    'smoke · ./pages/other: server/server.cjs has no default export for it',
  ]);
});

test('a page that throws: in its loader, its meta, its slots, its render', async () => {
  const thrower = (message: string) => `() => { throw new Error('${message}'); }`;
  await expect(smoke(`loader: async ${thrower('L')}, Component: text(() => 'a')`)).resolves.toEqual(
    inEach('the loader throws Error: L (at '),
  );
  const problems = await smoke(`meta: ${thrower('M')}, slots: ${thrower('S')}, Component: ${thrower('R')}`);
  expect(problems).toEqual(
    LANGUAGES.flatMap((lang) =>
      ['meta throws Error: M', 'slots throws Error: S', 'the render throws Error: R'].map(
        (line) => expect.stringContaining(`./pages/x (${lang}): ${line}`) as string,
      ),
    ),
  );
});

test('a page without title, url or content, with a slot that does not exist', async () => {
  const problems = await smoke(
    `meta: () => ({ title: ' ', urls: {}, breadcrumbs: [] }), slots: () => [{ slot: 'sidebar', id: 's', params: {} }], Component: () => null`,
  );
  expect(problems.filter((line) => line.includes('(cs)'))).toEqual(
    [
      'meta gives no title',
      'meta gives no url for cs',
      'slots asks for sidebar, which is no slot',
      'renders nothing',
    ].map((line) => `smoke · ./pages/x (cs): ${line}`),
  );
});

test('an error inside a boundary of its own, and one that it reports', async () => {
  const inner = `jsx(require('react').Suspense, { children: jsx(() => { throw new Error('inner'); }, {}) })`;
  await expect(smoke(`Component: () => ${inner}`)).resolves.toEqual(
    inEach('the render throws Error: Switched to client rendering because the server rendering errored:\n\ninner'),
  );
  await expect(smoke(`Component: () => (useHost().report(new Error('reported')), 'a')`)).resolves.toEqual(
    inEach('reports Error: reported'),
  );
});

test('warnings of the page and of React', async () => {
  await expect(smoke(`Component: () => (console.warn('careful: %s', 1), 'a')`)).resolves.toEqual(
    inEach('console.warn: careful: 1'),
  );
  await expect(smoke(`Component: () => jsx('div', { children: [jsx('p', {}), jsx('p', {})] })`)).resolves.toEqual(
    inEach('console.error: Each child in a list should have a unique "key" prop.'),
  );
});

test('a text that a language lacks', async () => {
  const problems = await smoke(
    `Component: () => useTranslation('fixture').t('german') + useTranslation('fixture').t('german')`,
  );
  expect(problems).toEqual(
    ['en', 'cs'].map((lang) => `smoke · ./pages/x (${lang}): the text fixture:german is missing in ${lang}`),
  );
});

test('a name that the shell does not provide', async () => {
  await expect(smoke(`Component: text(() => String(require('mobx').when))`)).resolves.toEqual(
    inEach('the render throws Error: The shell does not provide when of mobx'),
  );
  await expect(smoke(`Component: text(() => String(useTranslation('fixture').i18n.language))`)).resolves.toHaveLength(
    3,
  );
  await expect(smoke(`Component: text(() => require('node:fs').readFileSync('x'))`)).resolves.toEqual(
    inEach('the render throws Error: node:fs is not a shared library'),
  );
});

test('a loader that never answers', async () => {
  const fields = `loader: ({ lang }) => (lang === 'en' ? new Promise(() => {}) : Promise.resolve(1)), Component: text(() => 'a')`;
  await expect(smoke(fields)).resolves.toEqual([
    'smoke · ./pages/x (en): the loader throws Error: no answer within 2 s',
  ]);
});

test('a loop without end ends the check and names whose it is', async () => {
  const fields = `Component: text(() => { if (useHost().lang === 'en') for (;;); return 'a'; })`;
  await expect(smoke(fields)).resolves.toEqual(['smoke · ./pages/x (en): no progress for 5 s: an endless loop?']);
});

test('memory without end ends the check and names whose it is', async () => {
  const fields = `Component: text(() => { const all = []; if (useHost().lang === 'en') for (;;) all.push(new Array(5_000_000).fill({})); return 'a'; })`;
  await expect(smoke(fields)).resolves.toEqual(['smoke · ./pages/x (en): needs more than 256 MB of memory']);
});

test('a remote that ends the process, and one that throws where nobody catches it', async () => {
  const ends = `loader: () => process.exit(3), Component: text(() => 'a')`;
  await expect(smoke(ends)).resolves.toEqual(['smoke · ./pages/x (de): ends the process that renders it (status 3)']);
  const strays = `loader: () => new Promise((resolve) => { setTimeout(() => resolve(1), 5); Promise.reject(new Error('stray')); }), Component: text(() => 'a')`;
  await expect(smoke(strays)).resolves.toEqual(inEach('throws where nobody catches it: Error: stray'));
});
