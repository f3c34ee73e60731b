import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@vestibule/contracts';
import { AUDIO_TYPES } from '@vestibule/contracts/schemas/audio';
import { and, eq, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { audioFiles } from '../../platform/db/schema';
import type { Deps } from '../../platform/server/deps';
import { byteRange } from './byte-range';

const FILE = /^([0-9a-f]{16})\.(\w{3,4})$/;
const isFormat = (extension: string): extension is keyof typeof AUDIO_TYPES => Object.hasOwn(AUDIO_TYPES, extension);

/**
 * GET and HEAD /media/audio/{id}.{mp3|ogg|m4a|wav|flac}: `id` is the start of the file's hash; 404 for anything else.
 * Cached for ever, as pictures are. Ranges are supported (206, 416): Safari plays nothing from a server without them,
 * and other browsers cannot seek.
 */
export function audioRoutes(app: FastifyInstance, { db, dataDir }: Pick<Deps, 'db' | 'dataDir'>): void {
  app.get<{ Params: { file: string } }>('/media/audio/:file', async (request, reply) => {
    const [, id = '', extension = ''] = FILE.exec(request.params.file) ?? [];
    if (!isFormat(extension)) throw notFound('There is no such recording');
    const [row] = await db
      .select()
      .from(audioFiles)
      .where(and(like(audioFiles.hash, `${id}%`), eq(audioFiles.type, AUDIO_TYPES[extension])))
      .limit(1);
    if (row === undefined) throw notFound('There is no such recording');

    const path = join(dataDir, 'media', row.file);
    const { size } = await stat(path);
    const etag = `"${id}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // Opened by itself, a recording is a page of the browser's own that plays it.
      'content-security-policy': "default-src 'none'; media-src 'self'",
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
