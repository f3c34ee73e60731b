import {
  LANGUAGES,
  SiteError,
  type AnswerOf,
  type Endpoint,
  type EndpointName,
  type Language,
} from '@vestibule/contracts';
import { isActionName } from '@vestibule/contracts/remote/action';
import { ALL_ENDPOINTS } from '@vestibule/contracts/api/all-endpoints';
import type { SchemaName } from '@vestibule/contracts/api/endpoints';
import type * as schemas from '@vestibule/contracts/schemas/index';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { admit } from '../auth/admit';
import { hasBearer } from '../auth/bearer';
import { guardWrite } from '../auth/csrf';
import { checkBody, checkQuery, schemaOf } from '../server/check-input';
import type { Deps } from '../server/deps';
import { acceptedLanguage } from '../server/language';
import { createLimiter, type Limit, type Limiter } from '../server/limiter';
import { isStorableText } from '../server/unstorable';
import { uploadKind, uploadLimit, uploadOf, type Upload } from '../server/upload';

type OutputOf<S> = S extends SchemaName ? ((typeof schemas)[S] extends { __outputType: infer T } ? T : never) : never;
type Entry<N extends EndpointName> = (typeof ALL_ENDPOINTS)[N];
type QueryOf<N extends EndpointName> = Entry<N> extends { query: infer S } ? OutputOf<S> : undefined;
type BodyOf<N extends EndpointName> =
  Entry<N> extends { body: infer S } ? OutputOf<S extends readonly (infer One)[] ? One : S> : undefined;

type UploadOf<N extends EndpointName> = Entry<N> extends { upload: number } ? Upload : undefined;

/** A request as handlers see it: checked, with its language. */
export interface Call<N extends EndpointName> {
  readonly lang: Language;
  /** Decoded parts of the path by the names in the template; `path` may hold slashes. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  /** The file that is the body, on its way. */
  readonly upload: UploadOf<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
/** A stream where the contract says so (event-stream.ts). */
type Answer<N extends EndpointName> = AnswerOf<N> | Readable;
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Answer<N>> | Answer<N>;
export interface EndpointOptions<N extends EndpointName> {
  /** Refuses those who may not make this very call, before a body is read: who may in general is in CALL_RIGHTS. */
  readonly authorise?: (request: FastifyRequest) => Promise<void>;
  /** The gateway may call it as well, for a browser without script. */
  readonly forGateway?: boolean;
  /** Refuses a body by what its schema cannot say of it, before that looks at every part of it. */
  readonly checkBody?: (params: Call<N>['params'], body: unknown) => void;
  /**
   * At most `max` calls per `seconds` of one key, which is derived from the request; all addresses of the call count
   * together, and with them other calls of the same `limiter`.
   */
  readonly limit?: (Limit | { readonly limiter: Limiter }) & {
    readonly key: (call: Pick<Call<N>, 'request'>) => string;
  };
}

/** Bytes for what has no body: some programs send `{}` all the same. */
const NO_BODY_LIMIT = 1024;

/**
 * Registers a call of the contract under all its addresses, with everything around the handler that the contract asks
 * for.
 */
export function endpoint<N extends EndpointName>(
  app: FastifyInstance,
  deps: Deps,
  name: N,
  handler: Handler<N>,
  options: EndpointOptions<N> = {},
): void {
  const entry: Endpoint = ALL_ENDPOINTS[name];
  const { limit } = options;
  const limiter = limit && ('limiter' in limit ? limit.limiter : createLimiter(limit));
  const preHandler = limiter ? { preHandler: (request: FastifyRequest) => limiter.take(limit.key({ request })) } : {};
  for (const { url, lang } of addressesOf(entry)) {
    app.route({
      method: entry.method,
      url,
      ...preHandler,
      bodyLimit: entry.bodyLimit ?? uploadLimit(entry) ?? NO_BODY_LIMIT,
      config: { upload: uploadKind(entry) },
      onRequest: async (request: FastifyRequest) => {
        const fromGateway = options.forGateway === true && hasBearer(request, deps.internalToken);
        // What the gateway passes on comes with its token, not with a visitor's.
        if (entry.method !== 'GET' && !isActionName(name) && !fromGateway) await guardWrite(deps, request);
        await admit(deps, request, name);
        await options.authorise?.(request);
      },
      handler: async (request, reply) => {
        if (lang === undefined) reply.header('vary', 'accept-language');
        options.checkBody?.(pathParams(request), request.body);
        const call: Call<N> = {
          lang: lang ?? acceptedLanguage(request.headers['accept-language']),
          params: pathParams(request),
          query: (entry.query === undefined
            ? undefined
            : checkQuery(schemaOf(entry.query), request.query)) as QueryOf<N>,
          body: (entry.body === undefined
            ? undefined
            : checkBody(schemasOf(entry.body, request.body), request.body)) as BodyOf<N>,
          upload: (entry.upload === undefined ? undefined : await uploadOf(request, entry)) as UploadOf<N>,
          request,
          reply,
        };
        const answer = await handler(call);
        if (deps.checkAnswers && !entry.isStream) schemaOf(entry.answer).validateSync(answer, { strict: true });
        return reply.send(answer);
      },
    });
  }
}

/**
 * Fastify addresses of a template: per language, and bare where the contract says so; with and without the last slash.
 */
function addressesOf({ path, bare }: Endpoint): readonly { url: string; lang: Language | undefined }[] {
  const template = path.replace('{path}', '*').replace(/\{(?!lang\})(\w+)\}/g, ':$1');
  const localised = template.includes('{lang}');
  const urls: { url: string; lang: Language | undefined }[] = localised
    ? LANGUAGES.map((lang) => ({ url: template.replace('{lang}', lang), lang }))
    : [{ url: template, lang: undefined }];
  if (localised && bare) urls.push({ url: template.replace('/{lang}', ''), lang: undefined });
  return urls.flatMap(({ url, lang }) =>
    (url.endsWith('*') ? [url, url.slice(0, -2)] : [url, url.endsWith('/') ? url.slice(0, -1) : `${url}/`]).map(
      (one) => ({ url: one, lang }),
    ),
  );
}

/** Of several body schemas the first that has the body's outermost fields. */
function schemasOf(names: NonNullable<Endpoint['body']>, body: unknown) {
  const all = (typeof names === 'string' ? [names] : names).map(schemaOf);
  const fits = all.find(
    (schema) =>
      typeof body === 'object' &&
      body !== null &&
      'fields' in schema &&
      Object.keys(body).some((key) => key in (schema.fields as object)),
  );
  const chosen = fits ?? all[0];
  if (!chosen) throw new TypeError('An endpoint with a body needs a schema');
  return chosen;
}

function pathParams(request: FastifyRequest): Readonly<Record<string, string>> {
  const { '*': path, ...params } = request.params as Record<string, string>;
  const all = path === undefined ? params : { ...params, path };
  // No record has such a name, and a database refuses to look for it.
  if (!Object.values(all).every(isStorableText))
    throw new SiteError('not_found', 404, 'There is nothing at this address');
  return all;
}
