import type { Schema } from 'yup';
import type { Right } from '../rights/rights';

export const KB = 1024;
export const MB = 1024 * KB;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Callers that may make a call: `anyone`; `gateway`, which proves itself by its token; `command`, the content command
 * of this machine, with the same token; `session`, any account of the hub that is logged in; `customer`, an account to
 * buy tickets; `record`, the rights of the kind in rights/record-rights.ts; or the roles that have a right.
 */
export type CallRight = 'anyone' | 'gateway' | 'command' | 'session' | 'customer' | 'record' | Right;

/** A schema of a response; one that depends on the value (yup's `lazy`) has both as well. */
export interface ResponseSchema {
  readonly __outputType: unknown;
  readonly validateSync: (value: unknown, options?: { readonly strict?: boolean }) => unknown;
}
export type OutputOf<S> = S extends { readonly __outputType: infer T } ? T : never;

/** The response is a file of this media type, or a stream that is read like one: browsers follow a link to it. */
export interface FileResponse {
  readonly file: string;
}
export const fileResponse = <const T extends string>(type: T): { readonly file: T } => ({ file: type });

/** Response that is an iCalendar file (RFC 5545). */
export const CALENDAR_FILE = fileResponse('text/calendar; charset=utf-8');

/**
 * At most `max` calls per `seconds`; counted per address, or per address and session of the hub or of a customer.
 * Calls of one `together` are counted as one.
 */
export interface CallLimit {
  readonly max: number;
  readonly seconds: number;
  readonly per: 'address' | 'session' | 'customer';
  readonly together?: string;
  /** The message at the limit, where it says more than that there were too many attempts. */
  readonly message?: string;
}

type Body = Schema | readonly [Schema, ...Schema[]];
type Response = ResponseSchema | FileResponse;

interface Variants<B> {
  readonly param: string;
  readonly of: Readonly<Record<string, { readonly body?: B; readonly bodyLimit?: number }>>;
}

/** A call, as code sees it that serves every call. */
export interface CallDefinition<
  M = Method,
  R = Response,
  Q = Schema | undefined,
  B = Body | undefined,
  U = number | undefined,
  P = string,
> {
  readonly method: M;
  /** Path template; `{lang}` is filled by the client, other names from the call's params; `{path}` may hold slashes. */
  readonly path: P;
  /**
   * Also available without the language prefix, in the language of Accept-Language
   * (docs/behaviour/interface.md#language-of-a-call).
   */
  readonly bare?: true;
  /** A call that anyone may make and few visitors do: it is not in the table that each page loads. */
  readonly late?: true;
  /** Addresses of their own, and bodies, for each value of a param of the path (`variantsOf`). */
  readonly variants?: Variants<B>;
  readonly query: Q;
  /** The header If-Match names the version that a write is based on. */
  readonly ifMatch?: true;
  /** Of several schemas the first that has the body's outermost fields. */
  readonly body: B;
  /** Bytes of the largest body that is read; the largest one that its schema takes must fit. */
  readonly bodyLimit?: number;
  /** Bytes of the largest file that is the body, as it is (application/octet-stream). */
  readonly upload: U;
  /** The file comes as the field "file" of multipart/form-data, with its name. */
  readonly multipart?: true;
  /** Status of the response; 200 without it. */
  readonly status?: 201;
  readonly response: R;
  /** The response comes again whenever it has changed, as server-sent events whose data it is. */
  readonly isStream?: true;
  readonly right: CallRight;
  readonly limit?: CallLimit;
  /** One line for the API's own documentation. */
  readonly summary: string;
  /**
   * A realistic response, whatever the params; its texts are German in every language, so that untranslated texts show.
   */
  readonly example?: OutputOf<R>;
}

type Basics<M, R, Q, P> = Omit<
  CallDefinition<M, R>,
  'path' | 'query' | 'body' | 'bodyLimit' | 'upload' | 'multipart' | 'variants' | 'example'
> & {
  readonly path: P;
  readonly query?: Q;
};
/** Nothing, or a body of JSON, or one of each variant, or a file. */
type Sent<B, U> =
  | { readonly body?: never; readonly upload?: never }
  | { readonly body: B; readonly bodyLimit: number; readonly upload?: never }
  | { readonly variants: Variants<B>; readonly body?: never; readonly upload?: never }
  | { readonly body?: never; readonly upload: U; readonly multipart?: true };
/** A call that reads has an example, which tests of remotes and the smoke render get; a file has none. */
type ExampleOf<M, R> = R extends FileResponse
  ? { readonly example?: never }
  : M extends 'GET'
    ? { readonly example: OutputOf<R> }
    : { readonly example?: OutputOf<R> };

/**
 * Defines a call of the backend. Its types, client, route, rights, limits and documentation, and the lists that tests
 * walk over, follow from it (docs/decisions/0057-a-call-is-defined-once.md). `npm run generate` writes the tables that
 * browsers load instead of it.
 */
export function defineCall<
  const M extends Method,
  R extends Response,
  Q extends Schema | undefined = undefined,
  B extends Body | undefined = undefined,
  U extends number | undefined = undefined,
  const P extends string = string,
>(call: Basics<M, R, Q, P> & Sent<B, U> & ExampleOf<M, R>): CallDefinition<M, R, Q, B, U, P> {
  return call as unknown as CallDefinition<M, R, Q, B, U, P>;
}
