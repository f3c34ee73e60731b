import { ALL_CALLS } from '../calls/all';
import type { CallDefinition, ResponseSchema } from '../calls/define-call';
import type { CallName, AnswerOf } from './calls';

/** Calls that have an example because they read. */
export type ExampleCall = {
  [N in CallName]: (typeof ALL_CALLS)[N] extends { readonly method: 'GET'; readonly response: ResponseSchema }
    ? N
    : never;
}[CallName];

const EXAMPLE_ENTRIES = Object.entries<CallDefinition>(ALL_CALLS).flatMap(([name, { method, example }]) =>
  method === 'GET' && example !== undefined ? [[name, example]] : [],
);

/** The example of every call that reads, as smoke renders and tests of remotes get it. */
export const EXAMPLES = Object.fromEntries(EXAMPLE_ENTRIES) as { readonly [N in ExampleCall]: AnswerOf<N> };
