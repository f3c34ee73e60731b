import type { FastifyInstance } from 'fastify';
import { object, string, ValidationError } from 'yup';

const schema = object({
  remote: string().max(100),
  version: string().max(100),
  slot: string().max(100),
  message: string().required().max(500),
  stack: string().max(2000),
  path: string().max(2000),
});
/** Reports taken per minute from all browsers together; a broken page must not fill the disk. */
const PER_MINUTE = 300;

/** Writes what went wrong in browsers into the log, with the remote it belongs to. */
export function clientErrors(app: FastifyInstance): void {
  let minute = 0;
  let count = 0;
  app.post('/client-errors', { bodyLimit: 8192 }, async (request, reply) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    if (++count > PER_MINUTE) return reply.code(429).send({ code: 'rate_limited', message: 'Too many reports' });
    try {
      const { message, ...rest } = await schema.validate(request.body, { stripUnknown: true });
      request.log.error({ ...rest, error: message }, 'a remote or the shell failed in a browser');
      return await reply.code(204).send();
    } catch (error) {
      if (error instanceof ValidationError) return reply.code(400).send({ code: 'validation', message: error.message, field: error.path });
      throw error;
    }
  });
}
