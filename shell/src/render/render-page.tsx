import type { ClientCallName } from '@vestibule/contracts';
import { urlOnOrigin } from '@vestibule/contracts/paths/build-url';
import type { Tag } from '@vestibule/contracts/tags';
import type { RenderedPage, RenderReport, RenderRequest } from '@vestibule/contracts/worker/messages';
import { firstFonts, shellBase } from '@vestibule/registry/shell-files';
import { renderToString, renderToPipeableStream } from 'react-dom/server';
import type { Navigator } from 'react-router-dom';
import { App } from '../app/app';
import { loadRoot } from '../app/load-root';
import { serialise, type PageState } from '../app/page-state';
import { loadRoute } from '../app/view';
import { noteOpenerScript } from '../consent/opener';
import { bodyClasses } from '../layout/body-classes';
import { FRAME } from '../layout/frame';
import { alertScript } from '../layout/top-alert/alert-script';
import { bootScript, type Preload } from './boot-script';
import { developScript } from './develop-script';
import { htmlDocument, splitHead } from './html-document';
import { loadFrame } from './load-frame';
import { RenderClock } from './render-clock';
import type { Renderer } from './renderer';
import { styleWatch } from './style-watch';
import { trustedTypesScript } from './trusted-types';
import { serverHost } from './server-host';
import { exposesOf, filesAhead, stylesOf } from './used-exposes';
import type { ReactNode } from 'react';
import { errorText } from './error-text';
import { WEAK_BROWSER_ID } from '../layout/information-layer';
import { remoteBase } from '../app/site-exposes';

/**
 * The first inline script, in syntax that every browser knows: shows the information layer where the site's own scripts
 * (ES2022) and styles cannot run. It tests for the newest features that they use.
 */
const weakBrowserScript =
  `(function(){var ok=typeof Object.hasOwn==="function"&&typeof Array.prototype.at==="function"&&window.CSS&&CSS.supports&&CSS.supports("selector(:has(a))");` +
  `if(ok)return;var show=function(){var e=document.getElementById("${WEAK_BROWSER_ID}");if(e)e.hidden=false};` +
  `document.addEventListener("DOMContentLoaded",show)})();`;

/** How React marks a boundary whose content threw; the browser tries it again. */
const FAILED_BOUNDARY = '<!--$!-->';

const hasFailedBoundary = (html: string) => html.includes(FAILED_BOUNDARY);

/**
 * Finds the errors of a page that has a failed boundary. renderToString does not report them, so the page is rendered
 * again by the renderer that has an error callback; `owner` returns the owner of the running code.
 */
function diagnose(app: ReactNode, owner: () => RenderReport['where']): Promise<RenderReport[]> {
  const reports: RenderReport[] = [];
  return new Promise((resolve) => {
    renderToPipeableStream(app, {
      onError: (error) => void reports.push({ where: owner(), kind: 'render', message: errorText(error) }),
      onAllReady: () => resolve(reports),
      onShellError: () => resolve(reports),
    });
  });
}

/** Nothing moves on the server. */
const refuse = () => {
  throw new Error('There is no navigation while rendering on the server');
};
const STATIC_NAVIGATOR: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  push: refuse,
  replace: refuse,
  go: refuse,
};

/** A rendered page whose body is yet to be joined or encoded. */
export interface PageInPieces extends Omit<RenderedPage, 'body'> {
  readonly body: readonly string[];
}

/** A page without its main part counts as it is; after another failure an older page may have been better. */
const GAPS: ReadonlySet<string | undefined> = new Set(['remote_failed', 'shop_offline']);

/** Renders one page whole, or returns its data: loads everything it needs first, so that nothing suspends. */
export async function renderPage(renderer: Renderer, request: RenderRequest): Promise<PageInPieces> {
  const { composition, shell } = renderer;
  const reports: RenderReport[] = [];
  const tags = new Set<Tag>();
  const failed = new Set<ClientCallName>();
  const validity = { until: Infinity };
  const clock = new RenderClock(request.excluded);
  const fragments = isForAll(request) ? renderer.fragments.ofRender(request.lang) : undefined;
  const host = serverHost(renderer, request, { tags, validity, reports, failed, clock, fragments });
  const url = urlOnOrigin(request.origin, request.path);
  const visit = { url, signal: new AbortController().signal };
  if (request.as === 'data') {
    // Loaders read them here as they do on a whole page.
    host.store.settings.set(await host.api.call('localSettings'));
    const { route } = await loadRoute(host, renderer.tables[request.lang], visit);
    return {
      status: 200,
      incomplete: failed.size > 0,
      body: [JSON.stringify(route)],
      tags: [...tags],
      ...untilOf(validity),
      reports,
      timings: clock.timings(composition),
    };
  }
  const table = renderer.tables[request.lang];
  const layout = table.layoutOf(url.pathname);
  await loadFrame(host, request, layout);
  const [root, { match, route }] = await Promise.all([
    loadRoot(host, { ...visit, params: {} }, layout),
    loadRoute(host, table, { ...visit, refused: request.refused }),
  ]);
  const location = { pathname: url.pathname, search: url.search, hash: '' };
  const app = (
    <App frame={FRAME} host={host} location={location} navigator={STATIC_NAVIGATOR} view={{ root, match, route }} />
  );
  const marked = clock.render(() => renderToString(app));
  renderer.mark('');
  const isWhole = !hasFailedBoundary(marked);
  const rendered = fragments?.finish(marked, isWhole && failed.size === 0) ?? marked;
  if (!isWhole)
    for (const report of await diagnose(app, renderer.running))
      reports.push({ ...report, requestId: request.requestId });
  renderer.mark('');
  const mainFailed =
    match !== undefined &&
    reports.some(
      ({ kind, where }) =>
        kind === 'render' && where.remote === match.entry.remote.name && where.slot === match.entry.expose,
    );
  const state: PageState = {
    composition: composition.id,
    lang: request.lang,
    store: host.store.snapshot(),
    root,
    route,
    excluded: request.excluded,
    ...(request.preview && { preview: request.preview }),
    ...(renderer.liveReload && { liveReload: true as const }),
    ...(renderer.sentryDsn && { sentryDsn: renderer.sentryDsn }),
  };
  const base = shellBase(shell.version);
  const used = exposesOf(host, root, route);
  const texts = base + shell.translations[request.lang].path;
  const remotesAhead = filesAhead(used, request.lang, remoteBase);
  const federation =
    remotesAhead.length > 0 ? shell.federation.map(({ path }) => ({ href: base + path, as: 'script' as const })) : [];
  const preloads: Preload[] = [
    { href: `/compositions/${composition.id}.json`, as: 'fetch' },
    { href: texts, as: 'fetch' },
    ...federation,
    ...remotesAhead,
  ];
  const events = request.reloadEvents ?? (renderer.liveReload ? '/_dev/reload' : undefined);
  const body = htmlDocument({
    lang: request.lang,
    bodyClasses: bodyClasses({ match, route }),
    ...withRobots(splitHead(rendered), mainFailed),
    styles: [
      ...shell.styles.map(({ path, integrity }) => ({ href: base + path, integrity })),
      ...stylesOf(used, remoteBase),
    ],
    fonts: firstFonts(shell, route.meta?.theme ?? 'museum').map((path) => base + path),
    icon: `${base}browser/assets/icon.svg`,
    texts,
    state: serialise(state),
    header: host.store.settings.current?.html_header.code ?? '',
    script: bootScript(
      shell.scripts.map(({ path, integrity }) => ({ src: base + path, integrity })),
      preloads,
      {
        before:
          trustedTypesScript +
          weakBrowserScript +
          styleWatch(composition.id) +
          noteOpenerScript +
          alertScript(host.store.breakingNews.first),
        develop: events && developScript(events, composition.id),
      },
    ),
  });
  const gap = mainFailed || GAPS.has(route.failure?.code);
  return {
    status: route.failure?.status ?? (mainFailed ? 503 : 200),
    gap,
    incomplete: failed.size > 0,
    trustedTypes: true,
    body,
    tags: [...tags],
    ...untilOf(validity),
    reports,
    timings: clock.timings(composition),
  };
}

/** A page for a visitor with a session is private, and so are carts, orders, and pages with a refused post. */
const isForAll = ({ cookie, visitor, refused }: RenderRequest) => cookie === '' && visitor === undefined && !refused;

const untilOf = ({ until }: { readonly until: number }) => (until === Infinity ? {} : { until });

/** A page whose main part threw says so to robots; its own meta knew nothing of it. */
const withRobots = ({ head, app }: { head: string; app: string }, failed: boolean) => ({
  head: failed ? `${head}<meta name="robots" content="none">` : head,
  app,
});
