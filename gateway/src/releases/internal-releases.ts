import { RELEASE_GROUPS } from '@vestibule/registry/channel/canary';
import type { FastifyInstance } from 'fastify';
import { hasBearer } from '../http/bearer';
import type { Compositions } from '../compositions/compositions';
import type { RemoteHealth } from '../observe/remote-health';

type Served = Pick<Compositions, 'running' | 'ofGroup'>;

/**
 * Releases for the content hub: compositions that render with their real shares in percent, and the health of versions.
 */
export function internalReleases(
  app: FastifyInstance,
  token: string,
  compositions: Served,
  health: RemoteHealth,
): void {
  app.get('/internal/releases', async (request, reply) => {
    if (!hasBearer(request, token)) return reply.code(404).send({ code: 'not_found', message: 'Not found' });
    return reply
      .header('cache-control', 'no-store')
      .send({ compositions: sharesOf(compositions), versions: health.rates() });
  });
}

function sharesOf(compositions: Served) {
  const ids = Array.from({ length: RELEASE_GROUPS }, (_, group) => compositions.ofGroup(group).composition.id);
  return compositions.running.map(({ composition: { id, remotes } }) => ({
    id,
    share: (ids.filter((one) => one === id).length * 100) / RELEASE_GROUPS,
    remotes,
  }));
}
