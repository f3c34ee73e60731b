import { WHOLE_SITE } from '@vestibule/registry/develop/problems';
import type { FastifyInstance } from 'fastify';
import type { Compositions } from '../compositions/compositions';
import type { EventStreams } from './event-streams';
import { followProblems } from './follow-problems';

/**
 * Sends the live composition's id to open pages of a developer, also right after they connect: this gateway may have
 * been started with a newer one than that of the page. Sends the result of the type check, too.
 */
export function liveReload(app: FastifyInstance, streams: EventStreams, compositions: Compositions): void {
  app.get('/_dev/reload', (request, reply) => {
    streams.open(request, reply, (send) => {
      send(compositions.live.composition.id);
      const ends = [
        compositions.onSwitch(({ composition }) => send(composition.id)),
        followProblems(compositions.registry, WHOLE_SITE, send),
      ];
      return () => ends.forEach((end) => end());
    });
  });
}
