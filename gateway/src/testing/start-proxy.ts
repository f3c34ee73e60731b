import fastify, { type FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { errorHandler } from '../page/error-handler';
import { Metrics } from '../observe/metrics';
import { watchRequests } from '../observe/watch-requests';
import { backendProxy, type ProxyOptions } from '../proxy/proxy';
import { RequestBodies } from '../proxy/request-bodies';
import { addressOf, type RawAddress } from './raw-request';

interface ProxyInTest {
  readonly backendUrl: string;
  readonly limits: ConstructorParameters<typeof RequestBodies>[0];
  readonly pictures?: string;
  readonly trustProxy?: boolean | string[];
  readonly purge?: ProxyOptions['purge'];
}

/** The gateway's way to the backend alone, on a port of its own. */
export async function startProxy({
  backendUrl,
  limits,
  trustProxy = false,
  pictures,
  purge = async () => undefined,
}: ProxyInTest): Promise<{ readonly app: FastifyInstance; readonly address: RawAddress }> {
  const app = fastify({ trustProxy });
  watchRequests(app, new Metrics(), undefined);
  errorHandler(app);
  const sessions = {
    begin: () => undefined,
    cookieOf: (request: { headers: IncomingHttpHeaders }) => Promise.resolve(request.headers.cookie ?? ''),
    forget: () => undefined,
    forgetAll: () => undefined,
  };
  await backendProxy(app, {
    backendUrl,
    purge,
    sessions,
    bodies: new RequestBodies(limits),
    files: new RequestBodies(limits),
    routes: () => '{}',
    pictures,
    gate: async () => undefined,
  });
  return { app, address: addressOf(await app.listen({ port: 0, host: '127.0.0.1' })) };
}
