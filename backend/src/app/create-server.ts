import { SiteError, notFound } from '@vestibule/contracts';
import { requestIdOf } from '@vestibule/contracts/request-id';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { AppDeps } from './app-deps';
import { errorBody, handleError } from '../platform/server/errors';
import { registerFeatures, registerRoutes } from './features';
import { acceptUploads } from '../platform/server/upload';
import { refuseOtherMethods } from '../platform/server/method-not-allowed';
import { SERIALIZERS } from '../platform/server/serializers';

/** For whatever does not say how large a body it takes. */
const BODY_LIMIT = 16 * 1024;
/**
 * As long as the gateway gives a file to arrive: it reads all other bodies whole, and faster, before it passes them on.
 */
const REQUEST_TIMEOUT_MS = 300_000;
const ROUTER = { maxParamLength: 2000 };

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** The whole backend, not listening yet. `logger` as Fastify takes it; off by default. */
export async function createServer(deps: AppDeps, logger: LoggerOptions | false = false): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger && { ...logger, serializers: SERIALIZERS },
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // The gateway's own id of a request, so that both logs can be read side by side.
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: false,
    routerOptions: ROUTER,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Paths that cannot be decoded never reach a route.
    frameworkErrors: refuseAddress,
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw notFound('There is nothing at this address');
  });
  // JSON is all that writes may carry: a form of another site can send text/plain without asking first.
  app.removeContentTypeParser('text/plain');
  acceptUploads(app);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('x-content-type-options')) reply.header('x-content-type-options', 'nosniff');
  });
  await app.register(cookie);

  refuseOtherMethods(app, ROUTER);
  registerFeatures();
  registerRoutes(app, deps);
  await app.ready();
  return app;
}

function refuseAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).send(errorBody(new SiteError('validation', 400, 'The address cannot be read')));
}
