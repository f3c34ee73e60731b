import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { notFound } from '@vestibule/contracts';
import { FILE_KINDS, FILE_TYPES, type FileKind, type FileType } from '@vestibule/contracts/schemas/media';
import { and, eq, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mediaFiles } from './tables';
import type { MediaDeps } from './deps';
import { byteRange } from './byte-range';

const FILE = /^([0-9a-f]{16})\.(\w{3,4})$/;
/** Opened by itself, a recording or a film is a page of the browser's own that plays it. */
const PLAYED = "default-src 'none'; media-src 'self'";
/** Pages of this site show documents in frames; a browser's viewer has styles of its own. */
const READ = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const POLICIES: Readonly<Record<FileKind, string>> = { audio: PLAYED, video: PLAYED, captions: PLAYED, document: READ };

/**
 * GET and HEAD /media/{audio|video|captions|document}/{id}.{extension}: `id` is the start of the file's hash; 404 for
 * anything else. Cached for ever, as pictures are. Ranges are supported (206, 416): Safari plays nothing from a server
 * without them, and other browsers cannot seek.
 */
export function fileRoutes(app: FastifyInstance, deps: Pick<MediaDeps, 'db' | 'mediaStore'>): void {
  for (const kind of FILE_KINDS) routesOf(app, deps, kind);
}

function routesOf(
  app: FastifyInstance,
  { db, mediaStore }: Pick<MediaDeps, 'db' | 'mediaStore'>,
  kind: FileKind,
): void {
  const types = new Map<string, FileType>(Object.entries(FILE_TYPES[kind]));
  // eslint-disable-next-line no-restricted-syntax -- Files at addresses of their own, outside of the API.
  app.get<{ Params: { file: string } }>(`/media/${kind}/:file`, async (request, reply) => {
    const [, id = '', extension = ''] = FILE.exec(request.params.file) ?? [];
    const type = types.get(extension);
    if (type === undefined) throw notFound('There is no such file');

    const [row] = await db
      .select()
      .from(mediaFiles)
      .where(and(like(mediaFiles.hash, `${id}%`), eq(mediaFiles.type, type)))
      .limit(1);
    if (row === undefined) throw notFound('There is no such file');

    const path = await mediaStore.path(row);
    const { size } = await stat(path);
    const etag = `"${id}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': POLICIES[kind],
      'accept-ranges': 'bytes',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    // A download that began with another file starts again.
    const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
    const range = isSame ? byteRange(request.headers.range, size) : undefined;
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range !== undefined) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    reply.type(row.type).header('content-length', end - start + 1);
    return reply.send(createReadStream(path, { start, end }));
  });
}
