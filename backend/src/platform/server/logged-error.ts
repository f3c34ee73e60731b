import { codeOf } from '../error-code';

/** Log line of an error and of its causes. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  /** The places alone; empty when there are none. */
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [more: string]: unknown;
}

const MAX_DEPTH = 5;

/**
 * An error for the log, without user input: database errors carry the values of a query in message, stack and fields of
 * their own (`params`, `detail`), so only these few fields are taken, and messages end where values begin.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: 'Something that is no error was thrown', stack: '' };
  const { name, message, stack, constraint, cause } = error as Partial<
    Record<'name' | 'message' | 'stack' | 'constraint' | 'cause', unknown>
  >;
  const code = codeOf(error);
  return {
    type: textOf(error.constructor?.name) || textOf(name) || 'Error',
    message: withoutValues(textOf(message)),
    ...(code === undefined ? {} : { code }),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: framesOf(textOf(stack)),
    ...(cause === undefined || depth >= MAX_DEPTH ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Drizzle writes parameters in a line of their own, PostgreSQL a value in double quotes after a colon. */
const withoutValues = (message: string) => message.replace(/\nparams:.*/s, '').replace(/: ".*/s, '');

/** The places alone: a stack begins with the message. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
