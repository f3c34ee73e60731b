import { LANGUAGES, type Language, type RemoteManifest, type RouteDeclaration } from '@vestibule/contracts';
import { addTranslations, createI18n } from '@vestibule/contracts/i18n';
import { routeTables } from '@vestibule/contracts/site/match';
import { exposeKey, type SiteComposition } from '@vestibule/contracts/site/site';
import { exampleNavigation, exampleSettings } from '@vestibule/contracts/examples/house';
import type { RenderRequest } from '@vestibule/contracts/worker/messages';
import type { ShellManifest } from '@vestibule/registry/shell-files';
import { enableStaticRendering } from 'mobx-react-lite';
import texts from '../../../translations/de.json';
import { loadLateComponents } from '../../layout/late-component';
import { DataCache } from '../data-cache';
import { FragmentCache } from '../fragment-cache';
import { renderPage } from '../render-page';
import type { Renderer } from '../renderer';
import type { ServerExposes } from '../server-exposes';

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
  routes: [route('login', 'seite'), { ...route('cart', 'laden'), middleware: ['shop-online'] }],
  slots: [],
  exposes: {},
  translations: {},
  entry: { path: 'e', integrity: 'i' },
} as unknown as RemoteManifest;
export const meta = () => ({ title: 'Eine Seite', urls: {}, breadcrumbs: [] });
/** Responses of the backend, by path. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  '/de/pageeditor-api/settings': exampleSettings,
  '/de/pageeditor-api/nav': { navigation: exampleNavigation },
  '/de/api/breaking-news/': [],
  '/de/api/html/errors/404/': { html: '<p>fort</p>', lang: 'de' },
};

/** As a worker does before its first page; the backend has the answers of a house. */
export function asWorker(): void {
  beforeAll(async () => {
    enableStaticRendering(true);
    await loadLateComponents();
  });
  let ask: jest.SpyInstance;
  beforeEach(() => {
    ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const body = ANSWERS[new URL(url as string).pathname];
      return body ? Response.json(body) : Response.json({ code: 'not_found' }, { status: 404 });
    });
  });
  afterEach(() => ask.mockRestore());
}

/** A worker's renderer with one page, also below the path of a shop, as its remote wrote it. */
export function rendererOf(page: object): Renderer {
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
/** A gateway's request for a visitor without a session. */
export const request = (more: Partial<RenderRequest> = {}): RenderRequest => ({
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

/** A page with its body as one text. */
export async function renderText(...asked: Parameters<typeof renderPage>) {
  const { body, ...page } = await renderPage(...asked);
  return { ...page, body: body.join('') };
}
