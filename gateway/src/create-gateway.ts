import { requestIdOf } from '@vestibule/contracts/request-id';
import { writeRoutes } from '@vestibule/contracts/site/route-header';
import type { Tag } from '@vestibule/contracts/tags';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { GatewayBackend } from './http/backend';
import { compositionFile } from './releases/composition-file';
import { Compositions } from './compositions/compositions';
import type { GatewayConfig } from './config/config';
import { developRoutes } from './develop/develop-routes';
import { EventStreams } from './develop/event-streams';
import { liveReload } from './develop/live-reload';
import { hitRoutes } from './hits/hit-routes';
import { Hits } from './hits/hits';
import { internalRoutes } from './http/internal';
import { checkHosts, schemeOf, servedHosts } from './http/client-origin';
import { errorHandler } from './page/error-handler';
import { BODY_LIMITS, FILE_LIMITS, RequestBodies } from './proxy/request-bodies';
import { healthRoutes } from './observe/health-routes';
import { createLog } from './observe/log';
import { Watch } from './observe/watch';
import { iconRoutes } from './offline/icon-routes';
import { offlineRoutes } from './offline/offline-routes';
import { pageData } from './page/page-data';
import { pageRoutes } from './page/pages';
import { postRoutes } from './posts/post-routes';
import { backendProxy } from './proxy/proxy';
import { internalReleases } from './releases/internal-releases';
import { previewRoutes } from './releases/preview-routes';
import { Previews } from './releases/previews';
import { RenderService } from './render/render-service';
import { PublicRecords } from './seo/public-records';
import { seoRoutes } from './seo/seo-routes';
import { COMMON_HEADERS, HSTS, pagePolicies } from './http/security-headers';
import { offlineGate } from './sessions/offline-gate';
import { Sessions } from './sessions/sessions';
import { isStaticFile, staticFiles } from './http/static-files';

/** How often local copies are looked through for versions that are gone, in ms. */
const PRUNE_MS = 3_600_000;

/** How long a request may take to arrive, in ms. */
const REQUEST_MS = 300_000;

/** The gateway: everything of a request that needs no React. `app.close()` ends the workers as well. */
export async function createGateway(config: GatewayConfig): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: createLog(config.LOG_LEVEL),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: config.TRUSTED_PROXIES.length > 0 && [...config.TRUSTED_PROXIES],
    // A build of a developer may take minutes to arrive; longer uploads are cut off.
    requestTimeout: REQUEST_MS,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false },
  });
  const watch = await Watch.start(config);
  const compositions = new Compositions(
    new Registry(await openStore(config.REGISTRY_URL)),
    config,
    app.log,
    watch.renders,
  );
  const previews = new Previews(compositions, config.PREVIEW_SECRET);
  const renders = new RenderService(config.PAGE_CACHE === 'on');
  const backend = new GatewayBackend(config.BACKEND_URL, (error) => {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    app.log.error({ error: message }, 'Cannot fetch the settings from the backend');
    watch.renders.failed({ where: {}, message, kind: 'error' });
  });
  const sessions = new Sessions(config.BACKEND_URL);
  const records = new PublicRecords(config.BACKEND_URL);
  const purge = async (tags: readonly Tag[]) => {
    if (tags.length === 0) return;
    renders.purge(tags);
    records.purge(tags);
    compositions.pools.purge(tags);
    await backend.purge(tags);
  };

  compositions.onSwitch(() => renders.keepOnly(new Set(compositions.running.map(({ composition }) => composition.id))));
  watch.requests(app);
  errorHandler(app);
  checkHosts(app, servedHosts(config));
  app.addHook('onSend', (request, reply, _payload, done) => {
    // The others speak of documents.
    if (isStaticFile(request.url)) reply.header('x-content-type-options', COMMON_HEADERS['x-content-type-options']);
    else
      for (const [name, value] of Object.entries(COMMON_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (schemeOf(request) === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });
  await staticFiles(app, config.SHELL_DIST, compositions.copy);
  const routes = () => writeRoutes(compositions.live.site);
  const files = new RequestBodies(FILE_LIMITS);
  await backendProxy(app, {
    backendUrl: config.BACKEND_URL,
    purge,
    sessions,
    bodies: new RequestBodies(BODY_LIMITS),
    files,
    routes,
    pictures: config.MADE_PICTURES,
    gate: offlineGate(backend.settings, sessions),
  });
  internalRoutes(app, config.INTERNAL_TOKEN, purge);
  internalReleases(app, config.INTERNAL_TOKEN, compositions, watch.health);
  watch.routes(app, compositions, config.METRICS_TOKEN);
  compositionFile(app, compositions, previews);
  seoRoutes(app, {
    records,
    settings: backend.settings,
    site: () => compositions.live.site,
    moved: (site) => compositions.moved.in(site),
  });
  const shell = () => compositions.live.composition.shell;
  offlineRoutes(app, {
    enabled: config.SERVICE_WORKER === 'on',
    shellDist: config.SHELL_DIST,
    shell,
    settings: backend.settings,
  });
  iconRoutes(app, { shell, settings: backend.settings });
  healthRoutes(app, { compositions, backend, settingsGraceMs: config.SETTINGS_GRACE_MINUTES * 60_000 });
  previewRoutes(app, previews);
  const streams = new EventStreams(app);
  if (config.LIVE_RELOAD === 'on') liveReload(app, streams, compositions);
  developRoutes(app, { secret: config.PREVIEW_SECRET, registry: compositions.registry, previews, streams });
  pageData(app, { backend, compositions, previews, renders, sessions });
  const errorService = config.SENTRY_DSN && new URL(config.SENTRY_DSN).origin;
  const pages = {
    backend,
    compositions,
    previews,
    renders,
    sessions,
    policy: pagePolicies(errorService),
    settingsGraceMs: config.SETTINGS_GRACE_MINUTES * 60_000,
  };
  pageRoutes(app, pages);
  const behindProxy = config.TRUSTED_PROXIES.length > 0;
  if (!watch.isTracing)
    hitRoutes(
      app,
      new Hits({ renders, backend, compositions, behindProxy, note: (answer) => watch.answered(answer, app.log) }),
    );
  const { BACKEND_URL: backendUrl, INTERNAL_TOKEN: token } = config;
  await postRoutes(app, { ...pages, backendUrl, token, routes, purge, files });

  const pruning = setInterval(() => {
    compositions.copy
      .prune()
      .catch((error: unknown) => app.log.warn({ error: String(error) }, 'old copies of builds cannot be deleted'));
  }, PRUNE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(pruning);
    await previews.stop();
    await compositions.stop();
  });
  await compositions.start();
  return app;
}
