import { CSRF_HEADER } from '../constants';
import { PAGE_CALLS } from '../call-paths/page';
import type { ContentModule, ModuleModel } from '../entities';
import { ERROR_CODES } from '../error-codes';
import { isSiteError, SiteError, type ErrorBody } from '../errors';
import type { Language } from '../languages';
import { callPath } from './call-path';
import type { AnswerOf, BodySent, ClientCallName, ParamsSent, QuerySent } from './calls';
import { withTimeout } from './with-timeout';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** The file that is the body, of a call that takes one; `FormData` with the field "file" where it is multipart. */
  readonly upload?: Blob | FormData;
  /** The version that a write is based on; 412 when it is not the latest. */
  readonly version?: string;
  readonly signal?: AbortSignal;
}

/** Options of one call: params, query and body are those of its definition (calls/). */
type OptionsOf<N extends ClientCallName> = Omit<CallOptions, 'params' | 'query' | 'body'> & {
  readonly query?: QuerySent<N>;
} & (object extends ParamsSent<N> ? { readonly params?: ParamsSent<N> } : { readonly params: ParamsSent<N> }) &
  (BodySent<N> extends undefined ? { readonly body?: undefined } : { readonly body: BodySent<N> });
/** May be left out where the call needs none. */
type OptionsArgument<N extends ClientCallName> =
  object extends OptionsOf<N> ? [options?: OptionsOf<N>] : [options: OptionsOf<N>];

type Write = Pick<CallOptions, 'body' | 'upload' | 'version' | 'signal'>;

/** How requests leave: the browser's fetch, or the server's with a cache and the visitor's cookies. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  readonly lang: Language;
  readonly transport: Transport;
  /**
   * The csrf token of the browser, fetched when there is none yet or it must be new; absent on the server, which never
   * writes.
   */
  readonly csrfToken?: (renew: boolean) => Promise<string>;
  /** Milliseconds until a call counts as failed; 10 s by default. */
  readonly timeoutMs?: number;
  /** Throws `bad_answer` when a response does not match the contract. */
  readonly check: (call: ClientCallName, answer: unknown) => Promise<unknown>;
}

/** `call` of an ApiClient for code that passes on any call. */
export type AnyCall = (name: ClientCallName, options?: CallOptions) => Promise<unknown>;

/** Calls of the backend, typed and checked by the contract. Every failure is a SiteError. */
export interface ApiClient {
  call: <N extends ClientCallName>(name: N, ...options: OptionsArgument<N>) => Promise<AnswerOf<N>>;
  /**
   * Changes fields of a content module in the client's language and returns the whole module. `version` is the version
   * that the change is based on: 412 when it is not the latest.
   */
  patchModule: (
    model: ModuleModel,
    id: number,
    changes: Readonly<Record<string, unknown>>,
    version: string,
  ) => Promise<ContentModule>;
  createModule: (model: ModuleModel, fields: Readonly<Record<string, unknown>>) => Promise<ContentModule>;
  deleteModule: (model: ModuleModel, id: number, version: string) => Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** The largest film at 2 MB a second. */
const UPLOAD_TIMEOUT_MS = 100_000;

export function createApiClient(options: ClientOptions): ApiClient {
  /** A CSRF token ends with its session: a write that is refused because of it is retried with a new token. */
  async function send(method: string, path: string, write: Write): Promise<unknown> {
    try {
      return await sendOnce(method, path, write, false);
    } catch (error) {
      if (!options.csrfToken || !isSiteError(error) || error.code !== 'csrf') throw error;
      return sendOnce(method, path, write, true);
    }
  }

  async function sendOnce(
    method: string,
    path: string,
    { body, upload, version, signal }: Write,
    renew: boolean,
  ): Promise<unknown> {
    // Calls without a language in their path speak that of the document, whatever the browser prefers.
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': options.lang };
    if (body !== undefined) headers['content-type'] = 'application/json';
    // The browser sets the content type of multipart forms itself, with the boundary.
    if (upload && !(upload instanceof FormData)) headers['content-type'] = 'application/octet-stream';
    if (version !== undefined) headers['if-match'] = `"${version}"`;
    if (method !== 'GET' && options.csrfToken) headers[CSRF_HEADER] = await options.csrfToken(renew);
    const init: RequestInit = { method, headers, credentials: 'same-origin' };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (upload) init.body = upload;
    const timeoutMs = upload ? UPLOAD_TIMEOUT_MS : (options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const response = await withTimeout(timeoutMs, signal, (inner) =>
      reach(options.transport, path, { ...init, signal: inner }).then(async (answer) => ({
        status: answer.status,
        ok: answer.ok,
        json: await readJson(answer),
      })),
    );
    if (response.ok) return response.json;
    throw errorFrom(response.status, response.json, path);
  }

  const callAny: AnyCall = async (name, { params = {}, query, ...write } = {}) => {
    const { method, path } = await addressOf(name);
    const answer = await send(
      method,
      callPath({ path }, { lang: options.lang, ...params }) + queryString(query),
      write,
    );
    return options.check(name, answer);
  };
  const call = callAny as ApiClient['call'];
  return {
    call,
    patchModule: (model, id, body, version) => call('changeModule', { params: { model, id }, body, version }),
    createModule: (model, body) => call('createModule', { params: { model }, body }),
    deleteModule: async (model, id, version) => void (await call('deleteModule', { params: { model, id }, version })),
  };
}

interface Address {
  readonly method: string;
  readonly path: string;
}

/** Calls that few visitors make are a file of their own, which others do not load. */
async function addressOf(name: ClientCallName): Promise<Address> {
  const known = (calls: Readonly<Record<string, Address>>) => calls[name];
  const address = known(PAGE_CALLS) ?? known((await import('../call-paths/late')).LATE_CALLS);
  if (!address) throw new SiteError('internal', 500, `No client makes the call ${name}`);
  return address;
}

/** A call without any response is `unavailable`, unless the caller has aborted it. */
async function reach(
  transport: Transport,
  path: string,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  try {
    return await transport(path, init);
  } catch (cause) {
    if (init.signal.aborted || isSiteError(cause)) throw cause;
    throw new SiteError('unavailable', 503, 'The service cannot be reached', { cause });
  }
}

function queryString(query: CallOptions['query']): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const text = search.toString();
  return text && `?${text}`;
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return {};
  try {
    return await response.json();
  } catch (cause) {
    if (response.ok) throw new SiteError('bad_answer', 502, 'The response is not JSON', { cause });
    return undefined;
  }
}

function errorFrom(status: number, body: unknown, path: string): SiteError {
  const given = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  const code =
    ERROR_CODES.find((known) => known === given.code) ??
    (status === 404 ? 'not_found' : status >= 500 ? 'unavailable' : 'internal');
  return new SiteError(code, status, given.message ?? `${path} answered ${status}`, {
    ...(given.field === undefined ? {} : { field: given.field }),
    ...(given.response_code === undefined ? {} : { responseCode: given.response_code }),
    ...(given.details === undefined ? {} : { details: given.details }),
  });
}
