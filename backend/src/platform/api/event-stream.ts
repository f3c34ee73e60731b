import type { AnswerOf, CallName } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../server/deps';
import { handleCall, type Call } from './handle-call';

/** Often enough that editors see one another come; each time also keeps the connection from being closed as idle. */
const POLL_MS = 3_000;

export interface Source<A> {
  /** The present response; undefined ends the stream. */
  readonly next: () => Promise<A | undefined>;
  /** The asker has gone. */
  readonly close: () => Promise<void>;
}

/** Registers a call whose response is sent again after each change, as server-sent events. */
export function eventStream<N extends CallName>(
  app: FastifyInstance,
  deps: Deps,
  name: N,
  open: (call: Call<N>) => Promise<Source<AnswerOf<N>>>,
): void {
  const ending = new AbortController();
  // The server does not end before its connections.
  app.addHook('preClose', async () => ending.abort());
  handleCall(app, deps, name, async (call) => {
    const source = await open(call);
    const gone = new AbortController();
    call.reply.raw.once('close', () => gone.abort());
    call.reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    return Readable.from(events(source, AbortSignal.any([ending.signal, gone.signal])));
  });
}

async function* events<A>(source: Source<A>, signal: AbortSignal): AsyncGenerator<string> {
  let told = '';
  try {
    while (!signal.aborted) {
      const answer = await source.next();
      if (answer === undefined) return;
      const text = JSON.stringify(answer);
      yield text === told ? ':\n\n' : `data: ${text}\n\n`;
      told = text;
      await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await source.close();
  }
}
