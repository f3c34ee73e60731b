import { sitePath } from '@vestibule/contracts/paths/site-path';
import type { FastifyReply } from 'fastify';

/** Every redirect of the gateway: only to a path of this site; whatever could lead elsewhere leads home. */
export function redirectTo(reply: FastifyReply, address: unknown, status: 301 | 302 | 303 | 307): FastifyReply {
  return reply.redirect(sitePath(typeof address === 'string' ? address : undefined) ?? '/', status);
}

/**
 * The same address with one slash where there are several, or backslashes: browsers read the text after two of them as
 * a host.
 */
export function withPlainSlashes(address: string): string | undefined {
  const [path = '', ...query] = address.split('?');
  const plain = path.replace(/[/\\]{2,}|\\/g, '/');
  return plain === path ? undefined : [plain, ...query].join('?');
}
