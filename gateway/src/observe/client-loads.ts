import type { FastifyInstance } from 'fastify';
import { array, object, string, ValidationError } from 'yup';
import { perMinute } from '../http/minute-limits';
import { vouchedVersion, type RemoteLabels, type RemoteWatch } from './remote-watch';

const schema = array(object({ remote: string().required().max(100), version: string().required().max(100) }))
  .required()
  .max(20);
/** More than reports of errors, as every page sends one; enough of a sample where there are more visitors than that. */
const PER_MINUTE = 3000;

/**
 * Counts the exposes that browsers have loaded: without these, failures in browsers could not be set against anything.
 */
export function clientLoads(
  app: FastifyInstance,
  remotes: RemoteWatch,
  compositions: { has: (remote: string, version: string) => boolean },
): void {
  const allowed = perMinute(PER_MINUTE);
  app.post('/client-loads', { bodyLimit: 8192 }, async (request, reply) => {
    if (!allowed()) return reply.code(429).send({ code: 'rate_limited', message: 'Too many reports' });
    try {
      const loads: readonly RemoteLabels[] = await schema.validate(request.body, { stripUnknown: true });
      for (const load of loads) remotes.loaded('browser', vouchedVersion(compositions, load));
      return await reply.code(204).send();
    } catch (error) {
      if (error instanceof ValidationError)
        return reply.code(400).send({ code: 'validation', message: error.message, field: error.path });
      throw error;
    }
  });
}
