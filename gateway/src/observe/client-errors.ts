import { loggedPath, withoutSignatures } from '@vestibule/contracts/logged-path';
import type { FastifyInstance } from 'fastify';
import { object, string, ValidationError } from 'yup';
import { perMinute } from '../http/minute-limits';
import { vouchedVersion, type RemoteWatch } from './remote-watch';

const schema = object({
  remote: string().max(100),
  version: string().max(100),
  slot: string().max(100),
  composition: string().max(100),
  /** `code`: it could not be loaded; `refused`: an expected refusal, such as an invalid query. */
  kind: string()
    .oneOf(['code', 'error', 'refused'] as const)
    .default('error'),
  message: string().required().max(500),
  stack: string().max(2000),
  path: string().max(2000),
});
/** Reports taken per minute from all browsers together; a broken page must not fill the disk. */
const PER_MINUTE = 300;

/** Logs errors of browsers with the remote they belong to, and counts them. */
export function clientErrors(
  app: FastifyInstance,
  remotes: RemoteWatch,
  compositions: { has: (remote: string, version: string) => boolean },
): void {
  const allowed = perMinute(PER_MINUTE);
  app.post('/client-errors', { bodyLimit: 8192 }, async (request, reply) => {
    if (!allowed()) return reply.code(429).send({ code: 'rate_limited', message: 'Too many reports' });
    try {
      const report = await schema.validate(request.body, { stripUnknown: true });
      const { message, ...rest } = {
        ...report,
        message: withoutSignatures(report.message),
        ...(report.stack !== undefined && { stack: withoutSignatures(report.stack) }),
        ...(report.path !== undefined && { path: loggedPath(report.path) }),
      };
      if (rest.kind === 'refused') request.log.info({ ...rest, error: message }, 'a visitor was refused');
      else {
        request.log.error({ ...rest, error: message }, 'a remote or the shell failed in a browser');
        remotes.failed('browser', vouchedVersion(compositions, rest), rest.kind);
      }
      return await reply.code(204).send();
    } catch (error) {
      if (error instanceof ValidationError)
        return reply.code(400).send({ code: 'validation', message: error.message, field: error.path });
      throw error;
    }
  });
}
