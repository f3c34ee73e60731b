import type { GATEWAY_CALLS } from '../call-paths/gateway';
import type { LATE_CALLS } from '../call-paths/late';
import type { PAGE_CALLS } from '../call-paths/page';
import type { ALL_CALLS } from '../calls/all';
import type { OutputOf } from '../calls/define-call';
import type { ContentModule, Page } from '../entities';
import type { Language } from '../languages';

type Calls = typeof ALL_CALLS;

/** Every call of the backend (calls/all.ts). */
export type CallName = keyof Calls;
/** A call that the client makes: the others are made by the gateway or the content command, or followed as links. */
export type ClientCallName = keyof typeof PAGE_CALLS | keyof typeof LATE_CALLS;
/** A call whose response is checked where it arrives. */
export type CheckedCallName = ClientCallName | keyof typeof GATEWAY_CALLS;

/** Responses with modules, whose schema depends on the value. */
interface WithModules {
  readonly page: Page;
  readonly createModule: ContentModule;
  readonly changeModule: ContentModule;
}
/** Type of a call's response. */
export type AnswerOf<N extends CallName> = N extends keyof WithModules
  ? WithModules[N]
  : OutputOf<Calls[N]['response']>;
/** The query of a call, read as its schema says; undefined where it has none. */
export type QueryOf<N extends CallName> = Calls[N]['query'] extends undefined ? undefined : OutputOf<Calls[N]['query']>;
/** Names in a path template, besides the language, which the client fills in. */
type ParamNames<P> = P extends `${string}{${infer N}}${infer Rest}`
  ? (N extends 'lang' ? never : N) | ParamNames<Rest>
  : never;
/** The params of a call's path. */
export type ParamsSent<N extends CallName> = {
  readonly [K in ParamNames<Calls[N]['path']>]: string | number;
} & { readonly lang?: Language };

/** The body of a call, checked; undefined where it has none. */
export type BodyOf<N extends CallName> = Calls[N]['body'] extends infer B
  ? B extends undefined
    ? undefined
    : B extends readonly (infer One)[]
      ? OutputOf<One>
      : B extends { readonly __outputType: infer T }
        ? T
        : OutputOf<B[keyof B]>
  : never;

/** A query as a client writes it: text and numbers, which the schema reads. */
export type QuerySent<N extends CallName> = {
  readonly [K in keyof QueryOf<N>]?: string | number | undefined;
};
/** A body as a client sends it: fields that have a default may be left out. */
export type BodySent<N extends CallName> = Calls[N]['body'] extends infer B
  ? B extends undefined
    ? undefined
    : B extends readonly (infer One)[]
      ? Sent<One>
      : B extends { readonly __outputType: unknown }
        ? Sent<B>
        : Sent<B[keyof B]>
  : never;
type Sent<S> = S extends { readonly __outputType: infer T; readonly __default: infer D }
  ? Sendable<Omit<T, DefaultedKeys<D>> & Partial<Pick<T, DefaultedKeys<D> & keyof T>>>
  : never;
type DefaultedKeys<D> = {
  // yup types the default of an array as ''.
  [K in keyof D]-?: unknown extends D[K] ? never : D[K] extends undefined | '' ? never : K;
}[keyof D];
type Sendable<T> = T extends readonly (infer E)[]
  ? readonly Sendable<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sendable<T[K]> }
    : T;
