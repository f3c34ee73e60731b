import { isAbsolute } from 'node:path';
import { PassThrough } from 'node:stream';
import { notFound, SiteError } from '@vestibule/contracts';
import { ALL_TAGS } from '@vestibule/contracts/tags';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boolean, object, string } from 'yup';
import { hasBearer } from '../../platform/auth/bearer';
import type { MediaDeps } from '../../engines/media/deps';
import { exportPack } from './export-pack';
import { importPack } from './import-pack';
import type { Progress } from './progress';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const body = object({
  dir: string()
    .required()
    .test('absolute', 'dir must be an absolute path', (dir) => isAbsolute(dir)),
  options: object({
    dryRun: boolean().default(false),
    skipBad: boolean().default(false),
    ignoreUnknown: boolean().default(false),
    shift: boolean().default(false),
  }),
});

/** Lets only the content command of this machine pass, which knows the token from the lock file. */
function guard(request: FastifyRequest, token: string): void {
  if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) throw notFound('There is nothing at this address');
  if (!hasBearer(request, token)) throw new SiteError('unauthorised', 401, 'The token is not right');
}

function readBody(request: FastifyRequest) {
  try {
    return body.validateSync(request.body);
  } catch (cause) {
    throw new SiteError('validation', 400, cause instanceof Error ? cause.message : 'The input cannot be read', {
      cause,
    });
  }
}

/** One line of the answer: progress while it runs, in the end a result or what went wrong. */
export type AnswerLine<T> =
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'result'; readonly result: T }
  | { readonly type: 'error'; readonly message: string };

/** Answers JSON lines while `work` runs. */
function stream<T>(reply: FastifyReply, work: (onProgress: (progress: Progress) => void) => Promise<T>): FastifyReply {
  const lines = new PassThrough();
  const write = (line: AnswerLine<T>) => void lines.write(`${JSON.stringify(line)}\n`);
  void work((progress) => write({ type: 'progress', ...progress }))
    .then((result) => write({ type: 'result', result }))
    .catch((error: unknown) => {
      reply.request.log.error({ err: error }, 'Content command failed');
      write({ type: 'error', message: error instanceof Error ? error.message : String(error) });
    })
    .finally(() => lines.end());
  return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
}

/**
 * POST /internal/import and /internal/export `{dir, options}`, for the content command while this process has the
 * database.
 */
export function internalRoutes(
  app: FastifyInstance,
  {
    db,
    mediaStore,
    purge,
    now,
    internalToken,
  }: Pick<MediaDeps, 'db' | 'mediaStore' | 'purge' | 'now' | 'internalToken'>,
): void {
  const onRequest = async (request: FastifyRequest) => guard(request, internalToken);

  app.post('/internal/import', { onRequest }, (request, reply) => {
    const { dir, options } = readBody(request);
    return stream(reply, async (onProgress) => {
      const result = await importPack({ db, mediaStore, dir, options, now: now(), onProgress });
      if (Object.keys(result.counts).length > 0 && !result.dryRun) await purge(ALL_TAGS);
      return result;
    });
  });

  app.post('/internal/export', { onRequest }, (request, reply) => {
    const { dir } = readBody(request);
    return stream(reply, (onProgress) => exportPack({ db, mediaStore, dir, onProgress }));
  });
}
