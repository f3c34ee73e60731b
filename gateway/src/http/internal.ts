import type { Tag } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { hasBearer } from './bearer';

/** Where the backend says what has changed without a visitor's request: imports, for one. */
export function internalRoutes(
  app: FastifyInstance,
  token: string,
  purge: (tags: readonly Tag[]) => Promise<void>,
): void {
  app.post('/internal/purge', async (request, reply) => {
    if (!hasBearer(request, token)) return reply.code(404).send({ code: 'not_found', message: 'Not found' });
    const { tags } = (request.body ?? {}) as { tags?: unknown };
    if (!Array.isArray(tags) || !tags.every((tag): tag is Tag => typeof tag === 'string'))
      return reply.code(400).send({ code: 'validation', message: 'must be a list of strings', field: 'tags' });
    await purge(tags);
    return { purged: tags };
  });
}
