import { PassThrough, type Readable } from 'node:stream';
import { ALL_TAGS } from '@vestibule/contracts/tags';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { handleCall } from '../../platform/api/handle-call';
import type { MediaDeps } from '../../engines/media/deps';
import { remoteAddresses } from '../../engines/records/pages/remote-addresses';
import { exportPack } from './export-pack';
import { importPack } from './import-pack';
import type { Progress } from './progress';

/** One line of the response: progress while it runs, in the end a result or the error. */
export type AnswerLine<T> =
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'result'; readonly result: T }
  | { readonly type: 'error'; readonly message: string };

/** Lines of JSON while `work` runs. */
function stream<T>(reply: FastifyReply, work: (onProgress: (progress: Progress) => void) => Promise<T>): Readable {
  const lines = new PassThrough();
  const write = (line: AnswerLine<T>) => void lines.write(`${JSON.stringify(line)}\n`);
  void work((progress) => write({ type: 'progress', ...progress }))
    .then((result) => write({ type: 'result', result }))
    .catch((error: unknown) => {
      reply.request.log.error({ err: error }, 'Content command failed');
      write({ type: 'error', message: error instanceof Error ? error.message : String(error) });
    })
    .finally(() => lines.end());
  reply.header('cache-control', 'no-store');
  return lines;
}

/** Import and export of packs, for the content command while this process has the database. */
export function internalRoutes(app: FastifyInstance, deps: MediaDeps): void {
  const { db, mediaStore, purge, now, registry } = deps;
  handleCall(app, deps, 'importPack', ({ body: { dir, options }, reply }) =>
    stream(reply, async (onProgress) => {
      const ownerOf = await remoteAddresses(registry);
      const result = await importPack({ db, mediaStore, dir, options, ownerOf, now: now(), onProgress });
      if (Object.keys(result.counts).length > 0 && !result.dryRun) await purge(ALL_TAGS);
      return result;
    }),
  );
  handleCall(app, deps, 'exportPack', ({ body: { dir }, reply }) =>
    stream(reply, (onProgress) => exportPack({ db, mediaStore, dir, onProgress })),
  );
}
