import fastify, { LogController, type FastifyInstance } from 'fastify';
import { GatewayBackend } from './backend';
import { clientErrors } from './client-errors';
import { Compositions } from './compositions';
import type { GatewayConfig } from './config';
import { internalRoutes } from './internal';
import { liveReload } from './live-reload';
import { pageData } from './page-data';
import { pageRoutes } from './pages';
import { backendProxy } from './proxy';
import { RenderService } from './render-service';
import { COMMON_HEADERS, HSTS } from './security-headers';
import { staticFiles } from './static-files';

/** The gateway: everything of a request that needs no React. `app.close()` ends the workers as well. */
export async function createGateway(config: GatewayConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.LOG_LEVEL },
    trustProxy: 'loopback',
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false },
  });
  const compositions = new Compositions(config, app.log);
  const renders = new RenderService(compositions, config.PAGE_CACHE === 'on');
  const backend = new GatewayBackend(config.BACKEND_URL);
  const purge = async (tags: readonly string[]) => {
    if (tags.length === 0) return;
    renders.purge(tags);
    await backend.purge(tags);
  };

  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
  });
  await staticFiles(app, config);
  await backendProxy(app, config.BACKEND_URL, purge);
  internalRoutes(app, config.INTERNAL_TOKEN, purge);
  clientErrors(app);
  app.get<{ Params: { file: string } }>('/compositions/:file', async (request, reply) => {
    const site = compositions.find(request.params.file.replace(/\.json$/, ''));
    if (!site) return reply.code(404).send({ code: 'not_found', message: 'No such composition' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(site);
  });
  app.get('/health', async () => ({ status: 'ok', composition: compositions.live.composition.id }));
  if (config.LIVE_RELOAD === 'on') liveReload(app, compositions);
  pageData(app, compositions, renders);
  pageRoutes(app, { backend, renders, settingsGraceMs: config.SETTINGS_GRACE_MINUTES * 60_000 });

  app.addHook('onClose', () => compositions.stop());
  await compositions.start();
  return app;
}
