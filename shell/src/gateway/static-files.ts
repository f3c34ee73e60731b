import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { GatewayConfig } from './config';

/** Only what browsers need: server files and manifests lie in the same folders. */
const PUBLIC = /^\/[\w.+-]+(?:\/[\w.+-]+)?\/(?:browser|i18n)(?:\/[\w.+-]+)+$/;
/** The path is checked before it is resolved: a step upwards would lead out of what is public. */
const UPWARDS = /(?:^|\/)\.{1,2}(?:\/|$)/;
const PRIVATE = /\.map$/;

/** Immutable builds of shell and remotes, compressed when they were built. */
export async function staticFiles(app: FastifyInstance, { SHELL_DIST, REGISTRY_DIR }: GatewayConfig): Promise<void> {
  const roots = [
    { prefix: '/shell/', root: SHELL_DIST },
    { prefix: '/remotes/', root: join(REGISTRY_DIR, 'remotes') },
  ];
  for (const [index, { prefix, root }] of roots.entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      maxAge: '365d',
      immutable: true,
      allowedPath: (path) => PUBLIC.test(path) && !UPWARDS.test(path) && !PRIVATE.test(path),
      setHeaders: (response) => response.setHeader('cross-origin-resource-policy', 'same-origin'),
    });
  }
}
