import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { PURGE_HEADER, TAGS_HEADER, type ErrorBody } from '@vestibule/contracts';
import { LATE_CALLS } from '@vestibule/contracts/call-paths/late';
import { PAGE_CALLS } from '@vestibule/contracts/call-paths/page';
import { VALID_UNTIL_HEADER } from '@vestibule/contracts/valid-until';
import { ROUTES_HEADER } from '@vestibule/contracts/site/route-header';
import { parseTags, type Tag } from '@vestibule/contracts/tags';
import { trailHeaders } from '@vestibule/contracts/worker/trail';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { forwardedFor } from './forwarded-for';
import { madePicture } from './made-pictures';
import { hasLeft, leavingAgent, watchLeaving, withLeaving } from './leaving-clients';
import { RETRY_SOON } from '../http/plain-page';
import { PROXIED } from '../http/proxied';
import type { RequestBodies } from './request-bodies';
import type { Sessions } from '../sessions/sessions';

/** As other servers have it in their logs. */
const CLIENT_HAS_LEFT = 499;
const UNAVAILABLE: ErrorBody = { code: 'unavailable', message: 'The service cannot be reached at the moment' };

export interface ProxyOptions {
  readonly backendUrl: string;
  readonly purge: (tags: readonly Tag[]) => Promise<void>;
  readonly sessions: Pick<Sessions, 'begin' | 'cookieOf' | 'forget' | 'forgetAll'>;
  readonly bodies: Pick<RequestBodies, 'read'>;
  /** The same for bodies with a file. */
  readonly files: Pick<RequestBodies, 'read'>;
  /** Header that gives the backend the paths of pages (shared-contracts/src/site/route-header.ts). */
  readonly routes: () => string;
  /** The backend's folder of sized pictures, where it is on this machine. */
  readonly pictures: string | undefined;
  /** Responds itself to requests that must not be passed on. */
  readonly gate: onRequestAsyncHookHandler;
}

/** Passes API calls and pictures to the backend; purges the tags that a response names before the response goes on. */
export async function backendProxy(
  app: FastifyInstance,
  { backendUrl, purge, sessions, bodies, files, routes, pictures, gate }: ProxyOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', gate);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      bodies.read(request, payload),
    );
    // Files that editors upload are larger than memory should hold; connections of other clients do not go on to the
    // backend.
    scope.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, payload: IncomingMessage) =>
      (await sessions.cookieOf(request)) === '' ? bodies.read(request, payload) : payload,
    );
    // Files that visitors send with forms.
    scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
      files.read(request, payload),
    );
    for (const prefix of PROXIED) await scope.register(proxy, optionsOf(prefix));
  });

  function optionsOf(prefix: string) {
    return {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      // Bodies are read before, or handed on as streams, see above.
      proxyPayloads: false,
      handler: (
        request: FastifyRequest,
        reply: FastifyReply,
        path: string,
        options: FastifyHttpProxyOptions['replyOptions'],
      ) => {
        watchLeaving(request, reply);
        reply.from(path, { ...options, ...bodyOf(request) });
      },
      undici: leavingAgent({ connections: 64, headersTimeout: 30_000, bodyTimeout: 30_000 }),
      replyOptions: {
        // The first response of the backend counts: ten retries of an overloaded backend would not help it.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) =>
          withLeaving(request, {
            ...withoutHops(headers),
            ...trailHeaders(request.trail),
            host: request.headers.host ?? '',
            ...forwardedFor(request),
            [ROUTES_HEADER]: routes(),
          }),
        rewriteHeaders: ({ [PURGE_HEADER]: _purge, [TAGS_HEADER]: _tags, [VALID_UNTIL_HEADER]: _until, ...headers }) =>
          headers,
        onResponse: (request, reply, answer) => {
          const headers = 'headers' in answer ? (answer.headers as Record<string, string | string[] | undefined>) : {};
          noteSession(
            request,
            { status: reply.statusCode, setCookies: [headers['set-cookie'] ?? []].flat() },
            sessions,
          );
          const tags = parseTags(String(headers[PURGE_HEADER] ?? ''));
          const stream = 'stream' in answer ? answer.stream : answer;
          void purge(tags).then(() => reply.send(stream));
        },
        onError: (reply) => {
          // The client has gone: the error shows in the log that it is no failure of the backend's.
          if (hasLeft(reply.request)) return void reply.code(CLIENT_HAS_LEFT).send(UNAVAILABLE);
          void madePicture(pictures, reply.request.url).then((made) =>
            made
              ? reply.headers(made.headers).send(made.content)
              : reply.code(503).headers(RETRY_SOON).send(UNAVAILABLE),
          );
        },
      },
    } satisfies FastifyHttpProxyOptions;
  }
}

/** A body goes on as it came. */
function bodyOf({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  return Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' } : {};
}

/** Headers of one connection, and claims of clients about a request's origin, are not passed on. */
const HOPS = /^(?:expect|transfer-encoding|te|trailer|upgrade|keep-alive|proxy-.*|forwarded|x-real-ip|x-forwarded-.*)$/;
const withoutHops = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.test(name)));

/** Calls after which a session is another one, none, or one with another language. */
const SESSION_CHANGES: ReadonlySet<string> = new Set([
  PAGE_CALLS.login.path,
  PAGE_CALLS.logout.path,
  LATE_CALLS.changeOwnLanguage.path,
]);

/** A session begins, ends or changes with the response that says so. */
function noteSession(
  request: Pick<FastifyRequest, 'url' | 'headers'>,
  { status, setCookies }: { readonly status: number; readonly setCookies: readonly string[] },
  sessions: ProxyOptions['sessions'],
): void {
  const path = request.url.split('?', 1)[0];
  if (path === LATE_CALLS.changePassword.path && status < 300) sessions.forgetAll();
  if (path === undefined || !SESSION_CHANGES.has(path)) return;
  sessions.forget(request);
  if (path === PAGE_CALLS.login.path && status < 300) sessions.begin(setCookies);
}
