import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS, notFound } from '@vestibule/contracts';
import { clientNetwork } from '@vestibule/contracts/client-network';
import { foreverHeaders, PICTURE_SAFETY, PICTURE_TYPES } from '@vestibule/contracts/server/sized-picture';
import { like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../platform/auth/client-address';
import { media } from './tables';
import type { MediaDeps } from './deps';
import { createDerivatives } from './derivatives';

const ID = /^[0-9a-f]{16}$/;
const FILE = /^(\d{1,4})\.(\w{3,4})$/;

/** For the placeholder of a picture that is being made: the picture is ready a minute later. */
const FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' };

/**
 * GET and HEAD /media/{id}/{width}.{avif|webp|jpg|png}: `id` is the start of the picture's hash, `width` one of
 * IMAGE_WIDTHS; 404 for anything else. Such an address never changes its content, so it may be cached for ever; an AVIF
 * that is not there yet is a WebP for a minute.
 */
export function mediaRoutes(
  app: FastifyInstance,
  { db, dataDir, mediaStore, gateways }: Pick<MediaDeps, 'db' | 'dataDir' | 'mediaStore' | 'gateways'>,
): void {
  const derivatives = createDerivatives(join(dataDir, 'media-cache'));
  app.addHook('onClose', () => derivatives.close());

  // eslint-disable-next-line no-restricted-syntax -- Pictures at addresses of their own, outside of the API.
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const [, digits, extension] = FILE.exec(file) ?? [];
    const width = IMAGE_WIDTHS.find((one) => String(one) === digits);
    const format = IMAGE_FORMATS.find((one) => one === extension);
    if (!ID.test(id) || width === undefined || format === undefined) throw notFound('There is no such picture');

    const [row] = await db
      .select({ file: media.file, hash: media.hash })
      .from(media)
      .where(like(media.hash, `${id}%`))
      .limit(1);
    if (row === undefined) throw notFound('There is no such picture');
    reply.headers(PICTURE_SAFETY);
    const forEver = foreverHeaders(id, width, format);
    // The browser's copy under this address is the same as the response.
    if (request.headers['if-none-match'] === forEver.etag) return reply.code(304).headers(forEver).send();

    const source = () => mediaStore.path(row);
    const gone = new AbortController();
    if (reply.raw.destroyed) gone.abort();
    else reply.raw.once('close', () => gone.abort());
    const client = clientNetwork(clientAddress(request, gateways));
    const found = await derivatives.get({ source, hash: row.hash, width, format }, { client, signal: gone.signal });
    const { size } = await stat(found.path);
    reply.headers(found.isInterim ? FOR_A_MINUTE : forEver);
    reply.type(PICTURE_TYPES[found.format]).header('content-length', size);
    return reply.send(createReadStream(found.path));
  });
}
