import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { FastifyInstance } from 'fastify';
import type { Compositions } from '../compositions/compositions';
import { acceptsEncoding } from '../http/accepts-encoding';
import type { Previews } from './previews';
import { plainBody, type StoredBody } from '../cache/stored-body';

/**
 * A composition as browsers read it, by its id. It never changes, so it is compressed once: 42 kB become 10, and each
 * first page of a visitor waits for it.
 */
export function compositionFile(
  app: FastifyInstance,
  compositions: Pick<Compositions, 'find'>,
  previews: Pick<Previews, 'find'>,
): void {
  const bodies = new WeakMap<SiteComposition, Promise<StoredBody>>();
  const bodyOf = (site: SiteComposition) => {
    const known = bodies.get(site) ?? plainBody(JSON.stringify(site));
    bodies.set(site, known);
    return known;
  };
  app.get<{ Params: { file: string } }>('/compositions/:file', async (request, reply) => {
    const id = request.params.file.replace(/\.json$/, '');
    const site = (await compositions.find(id)) ?? (await previews.find(id))?.site;
    if (!site) return reply.code(404).send({ code: 'not_found', message: 'No such composition' });
    const body = await bodyOf(site);
    const encoding = acceptsEncoding(request, 'br') ? 'br' : 'identity';
    if (encoding === 'br') reply.header('content-encoding', 'br');
    return reply
      .header('vary', 'Accept-Encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/json; charset=utf-8')
      .send(await body.bytes('', encoding));
  });
}
