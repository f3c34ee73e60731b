import { LANGUAGES, notFound, type Language, type RemoteManifest, type RouteDeclaration } from '@vestibule/contracts';
import { addTranslations, createI18n } from '@vestibule/contracts/i18n';
import { routeTables } from '@vestibule/contracts/site/match';
import { exposeKey, type SiteComposition } from '@vestibule/contracts/site/site';
import { exampleNavigation, exampleSettings } from '@vestibule/contracts/testing/examples/house';
import type { RenderRequest } from '@vestibule/contracts/worker/messages';
import type { ShellManifest } from '@vestibule/registry/shell-files';
import { enableStaticRendering } from 'mobx-react-lite';
import texts from '../../translations/de.json';
import { DataCache } from './data-cache';
import { FragmentCache } from './fragment-cache';
import { renderPage } from './render-page';
import type { Renderer } from './renderer';
import type { ServerExposes } from './server-exposes';
import { styleWatch } from './style-watch';

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const route = (id: string, path: string): RouteDeclaration => ({
  id: id as 'login',
  path: everywhere(path),
  page: './pages/page',
  layout: 'default',
  bodyClass: 'cms',
  hydrate: 'idle',
});
const REMOTE = {
  name: 'content',
  version: '1.0.0',
  routes: [route('login', 'seite')],
  slots: [],
  exposes: {},
  translations: {},
  entry: { path: 'e', integrity: 'i' },
} as unknown as RemoteManifest;
const meta = () => ({ title: 'Eine Seite', urls: {}, breadcrumbs: [] });
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/de/pageeditor-api/settings': exampleSettings,
  '/de/pageeditor-api/nav': { navigation: exampleNavigation },
  '/de/api/breaking-news/': [],
  '/de/api/html/errors/404/': { html: '<p>fort</p>', lang: 'de' },
};

// As a worker does before its first page.
beforeAll(() => enableStaticRendering(true));

let ask: jest.SpyInstance;
beforeEach(() => {
  ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const body = ANSWERS[new URL(url as string).pathname];
    return body ? Response.json(body) : Response.json({ code: 'not_found' }, { status: 404 });
  });
});
afterEach(() => ask.mockRestore());

/** A worker's renderer with one page, as its remote wrote it. */
function rendererOf(page: object): Renderer {
  const composition: SiteComposition = { id: 'c', remotes: [REMOTE] };
  let current = '';
  const file = { path: 'f', integrity: 'i' };
  const shell: ShellManifest = {
    version: 's',
    scripts: [],
    federation: [],
    styles: [],
    fonts: [],
    translations: { de: file, en: file, cs: file },
  };
  const i18n = Object.fromEntries(LANGUAGES.map((lang) => [lang, createI18n(lang)])) as Record<
    Language,
    ReturnType<typeof createI18n>
  >;
  addTranslations(i18n.de, 'shell', 'de', texts);
  const expose = { Component: () => <h1>Eine Seite</h1>, meta, ...page };
  const exposes = {
    peek: () => expose,
    load: () => Promise.resolve(expose),
    hydrate: () => Promise.resolve(expose),
  } as unknown as ServerExposes;
  return {
    composition,
    shell,
    exposes,
    i18n,
    cache: new DataCache(),
    fragments: new FragmentCache(),
    backendUrl: 'http://backend',
    liveReload: false,
    sentryDsn: undefined,
    mark: (key) => (current = key),
    loading: () => undefined,
    running: () =>
      current === exposeKey('content', './pages/page')
        ? { remote: 'content', version: '1.0.0', slot: './pages/page' }
        : {},
    tables: routeTables(composition),
  };
}
const request = (more: Partial<RenderRequest> = {}): RenderRequest => ({
  kind: 'render',
  as: 'html',
  id: 1,
  path: '/de/seite',
  lang: 'de',
  origin: 'http://museum.example',
  cookie: '',
  excluded: [],
  requestId: 'r',
  ...more,
});
const ROBOTS = '<meta name="robots" content="none"';

/** What holds for a page without its main part, whatever failed. */
function expectGap({ status, body }: { status: number; body: string }) {
  expect(status).toBe(503);
  expect(body.includes(ROBOTS) || body.includes(`${ROBOTS}/>`)).toBe(true);
  for (const part of ['<header', '<footer', 'data-fallback', 'cms-page']) expect(body).toContain(part);
  expect(body).not.toContain('Website offline');
}

test('a page is whole, of its kind, and may be found', async () => {
  const { status, body, reports } = await renderPage(rendererOf({}), request());
  expect([status, reports]).toEqual([200, []]);
  expect(body).toContain('<h1>Eine Seite</h1>');
  expect(body).toContain('cms-page');
  expect(body).not.toContain(ROBOTS);
});

test('it has what the house writes into its head, and looks after its style sheets', async () => {
  const code = '<meta name="verify" content="x" />';
  const settings = { ...exampleSettings, html_header: { code } };
  ask.mockImplementation(async (url) =>
    Response.json({ ...ANSWERS, '/de/pageeditor-api/settings': settings }[new URL(url as string).pathname]),
  );
  const { body } = await renderPage(rendererOf({}), request());
  expect(body).toContain(`${code}</head>`);
  expect(body).toContain(styleWatch('c'));
});

test('a loader that throws leaves a gap in a page that stands, and its own stack in the log', async () => {
  const loader = async () => {
    throw new TypeError('no such field');
  };
  const page = await renderPage(rendererOf({ loader }), request());
  expectGap(page);
  expect(page.reports).toEqual([
    expect.objectContaining({
      where: { remote: 'content', version: '1.0.0', slot: './pages/page' },
      message: expect.stringMatching(/no such field[^]*render-page\.test/),
    }),
  ]);
});

test('so does a component that throws', async () => {
  const Component = () => {
    throw new Error('broken component');
  };
  const page = await renderPage(rendererOf({ Component }), request());
  expectGap(page);
  expect(page.reports).toEqual([expect.objectContaining({ kind: 'render' })]);
});

test('and one that hung before', async () =>
  expectGap(await renderPage(rendererOf({}), request({ excluded: [exposeKey('content', './pages/page')] }))));

test.each([
  ['no route has', '/de/anders'],
  ['its route’s remote does not have', '/de/seite'],
])('a page that %s is of no kind', async (_, path) => {
  const { status, body } = await renderPage(
    rendererOf({ loader: () => Promise.reject(notFound()) }),
    request({ path }),
  );
  expect(status).toBe(404);
  expect(/<body class="([^"]*)"/.exec(body)?.[1]).toBe('theme-museum cc01');
});

test('the second page of a worker is the same as the first; what a session sees is kept from others', async () => {
  const renderer = rendererOf({});
  const cookie = 'sessionid=s';
  const [first, withSession, second] = [
    await renderPage(renderer, request()),
    await renderPage(renderer, request({ cookie })),
    await renderPage(renderer, request()),
  ];
  expect(second.body).toBe(first.body);
  expect(first.body).toContain(exampleNavigation.menu[0]?.menu_name);
  for (const { body } of [first, withSession]) expect(body).not.toContain('data-fragment');
  // The control: both take the menu from what is kept, which is by now another.
  const find = (key: string) => (key.startsWith('desktop-menu') ? { html: 'KEPT' } : { mark: '1' });
  jest.spyOn(renderer.fragments, 'ofRender').mockReturnValue({ find, finish: (html) => html });
  expect((await renderPage(renderer, request())).body).toContain('KEPT');
  expect((await renderPage(renderer, request({ cookie }))).body).not.toContain('KEPT');
});

test('a post that was not taken is in the page, its state and its title, and in no other', async () => {
  const refused = { reason: 'values' as const, problems: { name: 'required' }, posted: 'name=%3C%2Fscript%3E' };
  const renderer = rendererOf({
    loader: async () => 'data',
    meta: (_data: unknown, context: object) => ({
      ...meta(),
      title: 'refused' in context ? 'Nicht gesendet' : 'Seite',
    }),
    Component: (props: object) => <pre>{JSON.stringify(props)}</pre>,
  });
  const stateOf = (body: string) =>
    JSON.parse(/<script type="application\/json" id="vestibule-state">(.*?)<\/script>/.exec(body)?.[1] ?? '') as {
      route: object;
    };
  const answer = await renderPage(renderer, request({ refused }));
  expect(answer.body).toContain('<title>Nicht gesendet');
  expect(answer.body).toContain('&quot;problems&quot;:{&quot;name&quot;:&quot;required&quot;}');
  expect(stateOf(answer.body).route).toMatchObject({ data: 'data', refused });
  const next = await renderPage(renderer, request());
  expect(next.body).toContain('<title>Seite');
  expect(stateOf(next.body).route).not.toHaveProperty('refused');
  expect((await renderPage(renderer, request({ as: 'data', refused }))).body).not.toContain('refused');
});
