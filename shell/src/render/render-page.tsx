import { COOKIES, HostProvider, RootStore, isSiteError, type Language, type Where } from '@vestibule/contracts';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandler } from 'react-router-dom';
import type { AppHost } from '../app/app-host';
import { createHost } from '../app/create-host';
import type { RootData } from '../app/load-root';
import { serialise, type PageState } from '../app/page-state';
import type { RouteData } from '../app/route-data';
import { createRoutes, type RouteHandle } from '../app/routes';
import { remoteBase, type SiteComposition } from '../app/site';
import { bodyClasses } from '../layout/body-classes';
import { bootScript } from './boot-script';
import { collectReports } from './collect-reports';
import type { DataCache } from './data-cache';
import { htmlDocument, splitHead } from './html-document';
import type { RenderedPage, RenderReport, RenderRequest } from './messages';
import { createServerApi } from './server-api';
import type { ServerExposes } from './server-exposes';
import { firstFonts, shellBase, type ShellManifest } from './shell-files';
import { exposesOf, stylesOf } from './used-exposes';

export interface Renderer {
  readonly composition: SiteComposition;
  readonly shell: ShellManifest;
  readonly exposes: ServerExposes;
  readonly i18n: Readonly<Record<Language, i18n>>;
  readonly cache: DataCache;
  readonly backendUrl: string;
  /** Notes the key of the expose whose code runs. */
  readonly mark: (key: string) => void;
  readonly running: () => Partial<Where>;
  readonly handlers: Map<Language, StaticHandler>;
}

/** How long a loader may take on the server, in ms. */
const LOADER_TIMEOUT_MS = 2000;

/** Renders one page whole: loads everything it needs first, so that nothing suspends. */
export async function renderPage(renderer: Renderer, request: RenderRequest): Promise<RenderedPage> {
  const { composition, shell } = renderer;
  const reports: RenderReport[] = [];
  const tags = new Set<string>();
  const host = hostOf(renderer, request, tags, reports);
  await loadFrame(host, request.cookie);
  const handler = handlerOf(renderer, request.lang);
  const context = await handler.query(new Request(new URL(request.path, request.origin)), { requestContext: host });
  if (context instanceof Response) return { status: context.status, html: '', tags: [], reports, location: context.headers.get('location') ?? '/' };

  const match = context.matches.at(-1);
  const route = context.loaderData[match?.route.id ?? ''] as RouteData | undefined;
  if (!match || !route) throw new Error(`No route data for ${request.path}`);
  const root = context.loaderData['root'] as RootData;
  const router = createStaticRouter(handler.dataRoutes, context);
  const rendered = collectReports(reports, renderer.running, () =>
    renderToString(
      <I18nextProvider i18n={host.i18n}>
        <HostProvider value={host}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </HostProvider>
      </I18nextProvider>,
    ),
  );
  const handle = match.route.handle as RouteHandle | undefined;
  const state: PageState = {
    composition: composition.id,
    lang: request.lang,
    store: host.store.snapshot(),
    routeId: match.route.id,
    root,
    route,
    excluded: request.excluded,
  };
  const base = shellBase(shell.version);
  const used = exposesOf(host, root, route);
  const html = htmlDocument({
    lang: request.lang,
    bodyClasses: bodyClasses(route.meta, handle?.bodyClass ?? 'none'),
    ...splitHead(rendered),
    styles: [...shell.styles.map(({ path, integrity }) => ({ href: base + path, integrity })), ...stylesOf(used, remoteBase)],
    fonts: firstFonts(shell, route.meta?.theme ?? 'museum').map((path) => base + path),
    texts: base + shell.translations[request.lang].path,
    state: serialise(state),
    script: bootScript(shell.scripts.map(({ path, integrity }) => ({ src: base + path, integrity }))),
  });
  return { status: route.failure?.status ?? 200, html, tags: [...tags], reports };
}

function hostOf(renderer: Renderer, request: RenderRequest, tags: Set<string>, reports: RenderReport[]): AppHost {
  const { composition, exposes, backendUrl, cache, mark } = renderer;
  return createHost({
    lang: request.lang,
    store: new RootStore(),
    i18n: renderer.i18n[request.lang],
    composition,
    exposes,
    api: createServerApi({ lang: request.lang, backendUrl, cookie: request.cookie, cache, tags }),
    excluded: new Set(request.excluded),
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    origin: request.origin,
    mark,
    report: (error, where = {}) => {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      reports.push({ where, message: (error instanceof Error ? (error.stack ?? error.message) : String(error)) + cause });
    },
  });
}

/** What every page needs of the backend: settings and navigation; who is here, when somebody has a session. */
async function loadFrame({ api, store }: AppHost, cookie: string): Promise<void> {
  const user = cookie.includes(`${COOKIES.session}=`)
    ? Promise.all([api.call('user'), api.call('userDetails')]).catch((error: unknown) => {
        if (isSiteError(error) && error.status === 401) return undefined;
        throw error;
      })
    : undefined;
  const [settings, { navigation }, known] = await Promise.all([api.call('localSettings'), api.call('navigation'), user]);
  store.settings.set(settings);
  store.navigation.set(navigation);
  if (known) {
    store.user.setLogin(known[0]);
    store.user.setDetails(known[1]);
  }
}

function handlerOf({ handlers, composition }: Renderer, lang: Language): StaticHandler {
  const known = handlers.get(lang);
  if (known) return known;
  const handler = createStaticHandler(createRoutes(composition, lang, ({ context }) => context as unknown as AppHost));
  handlers.set(lang, handler);
  return handler;
}
