import type { GATEWAY_CALLS } from '../call-paths/gateway';
import type { LATE_CALLS } from '../call-paths/late';
import type { PAGE_CALLS } from '../call-paths/page';
import type { ALL_CALLS } from '../calls/all';
import type { OutputOf } from '../calls/define-call';
import type { ContentModule, Page } from '../entities';

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
