import { SiteError, type AnswerOf, type CallName, type Language, LANGUAGES } from '@vestibule/contracts';
import type { BodyOf, QueryOf } from '@vestibule/contracts/api/calls';
import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { variantsOf } from './call-variants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { admit } from '../auth/admit';
import { hasBearer } from '../auth/bearer';
import { guardWrite } from '../auth/csrf';
import { checkBody, checkQuery, fittingSchema } from '../server/check-input';
import type { Deps } from '../server/deps';
import { acceptedLanguage } from '../server/language';
import { isStorableText } from '../server/unstorable';
import { uploadKind, uploadLimit, uploadOf, type Upload } from '../server/upload';
import { countCall } from './count-call';

type UploadOf<N extends CallName> = (typeof ALL_CALLS)[N]['upload'] extends number ? Upload : undefined;

/** A request as handlers see it: checked, with its language. */
export interface Call<N extends CallName> {
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
type FileOf<N extends CallName> = (typeof ALL_CALLS)[N]['response'] extends { readonly file: string }
  ? string | Buffer
  : never;
/** A file or a stream where the contract says so (event-stream.ts). */
type Answer<N extends CallName> = AnswerOf<N> | FileOf<N> | Readable;
export type Handler<N extends CallName> = (call: Call<N>) => Promise<Answer<N>> | Answer<N>;
export interface CallOptions<N extends CallName> {
  /** Refuses callers that may not make this very call, before a body is read: the call's `right` has been checked. */
  readonly authorise?: (request: FastifyRequest) => Promise<void>;
  /** The gateway may call it as well, for a browser without script. */
  readonly forGateway?: boolean;
  /** Refuses a body by conditions that its schema cannot express, before the schema checks every part of it. */
  readonly checkBody?: (params: Call<N>['params'], body: unknown) => void;
}

/** Bytes for calls without a body: some programs send `{}` all the same. */
const NO_BODY_LIMIT = 1024;

/** Registers a call under all its addresses, with everything around the handler that its definition demands. */
export function handleCall<N extends CallName>(
  app: FastifyInstance,
  deps: Deps,
  name: N,
  handler: Handler<N>,
  options: CallOptions<N> = {},
): void {
  const count = countCall(app, deps, name);
  for (const { call, params } of variantsOf(ALL_CALLS[name]))
    for (const { url, lang } of addressesOf(call))
      // eslint-disable-next-line no-restricted-syntax -- The one place that registers calls.
      app.route({
        method: call.method,
        url,
        ...(count && { preHandler: count }),
        bodyLimit: call.bodyLimit ?? uploadLimit(call) ?? NO_BODY_LIMIT,
        config: { upload: uploadKind(call) },
        onRequest: async (request: FastifyRequest) => {
          await guardCall(deps, request, call, options.forGateway === true);
          await admit(deps, request, call.right);
          await options.authorise?.(request);
        },
        handler: async (request, reply) => {
          if (lang === undefined) reply.header('vary', 'accept-language');
          const given = { ...pathParams(request), ...params };
          options.checkBody?.(given, request.body);
          const answer: unknown = await handler({
            lang: lang ?? acceptedLanguage(request.headers['accept-language']),
            params: given,
            query: (call.query && checkQuery(call.query, request.query)) as QueryOf<N>,
            body: (call.body && checkBody(fittingSchema(call.body, request.body), request.body)) as BodyOf<N>,
            upload: (call.upload === undefined ? undefined : await uploadOf(request, call)) as UploadOf<N>,
            request,
            reply,
          });
          const { response, isStream, status } = call;
          if (status !== undefined) reply.code(status);
          if ('file' in response) {
            if (!reply.hasHeader('content-type')) reply.type(response.file);
          } else if (deps.checkAnswers && !isStream) response.validateSync(answer, { strict: true });
          return reply.send(answer);
        },
      });
}

/** A write carries the token of the visitor's browser; programs of this site have one of their own (admit.ts). */
async function guardCall(
  deps: Deps,
  request: FastifyRequest,
  { method, right }: CallDefinition,
  forGateway: boolean,
): Promise<void> {
  if (method === 'GET' || right === 'gateway' || right === 'command') return;
  if (forGateway && hasBearer(request, deps.internalToken)) return;
  await guardWrite(deps, request);
}

function pathParams(request: FastifyRequest): Readonly<Record<string, string>> {
  const { '*': path, ...params } = request.params as Record<string, string>;
  const all = path === undefined ? params : { ...params, path };
  // No record has such a name, and a database refuses to look for it.
  if (!Object.values(all).every(isStorableText))
    throw new SiteError('not_found', 404, 'There is nothing at this address');
  return all;
}

/**
 * Fastify addresses of a template: per language, and bare where the definition says so; with and without the last
 * slash.
 */
function addressesOf({
  path,
  bare,
}: Pick<CallDefinition, 'path' | 'bare'>): readonly { url: string; lang: Language | undefined }[] {
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
