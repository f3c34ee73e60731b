import { randomUUID } from 'node:crypto';
import type { LoggedError } from './server/logged-error';

/** Fields of an error line of the log (`server/serializers.ts`); others may name records of people and are not sent. */
interface ErrorLine {
  readonly level: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly msg?: string;
  readonly err?: LoggedError;
  readonly reqId?: string;
  readonly job?: string;
}

const FATAL = 60;
/** Errors sent in a minute, and ms that the service may take for one. */
const PER_MINUTE = 20;
const TIMEOUT_MS = 5000;
/** Line of a stack: `at f (file:1:2)`, or without a name. */
const FRAME = /^\s+at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/;

/**
 * A stream for error lines of the log: sends them to an error service in Sentry's form. As in the log, values of people
 * are in none. A failure to send is not reported: the log has the line.
 */
export function errorService(dsn: string): { readonly write: (line: string) => void } {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, before = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  const address = `${protocol}//${host}${before}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`;
  let [minute, sent] = [0, 0];
  return {
    write(text) {
      const line = JSON.parse(text) as ErrorLine;
      const now = Math.floor(line.time / 60_000);
      if (now !== minute) [minute, sent] = [now, 0];
      if ((sent += 1) > PER_MINUTE) return;
      const id = randomUUID().replaceAll('-', '');
      const parts = [{ event_id: id, sent_at: new Date().toISOString() }, { type: 'event' }, eventOf(id, line)];
      const body = parts.map((part) => JSON.stringify(part)).join('\n');
      fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
    },
  };
}

function eventOf(id: string, { level, time, msg, err, reqId, job }: ErrorLine): object {
  return {
    event_id: id,
    timestamp: time / 1000,
    platform: 'node',
    level: level >= FATAL ? 'fatal' : 'error',
    logger: 'backend',
    tags: { program: 'backend', ...(job && { job }), ...(reqId && { request: reqId }) },
    message: msg,
    ...(err && { exception: { values: chainOf(err).map(exceptionOf) } }),
  };
}

/** An error after its causes: the service expects the outermost last. */
const chainOf = (error: LoggedError): LoggedError[] => [...(error.cause ? chainOf(error.cause) : []), error];

const exceptionOf = ({ type, message, stack }: LoggedError) => ({
  type,
  value: message,
  stacktrace: {
    // The innermost call last.
    frames: stack
      .split('\n')
      .flatMap((line) => {
        const [, name, filename, row, column] = FRAME.exec(line) ?? [];
        return filename ? [{ function: name ?? '?', filename, lineno: Number(row), colno: Number(column) }] : [];
      })
      .reverse(),
  },
});
