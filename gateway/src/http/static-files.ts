import fastifyStatic from '@fastify/static';
import type { LocalCopy } from '@vestibule/registry/local-copy';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** Only files for browsers: server files and manifests lie in the same folders. */
const PUBLIC = /^\/[\w.+-]+(?:\/[\w.+-]+)?\/(?:browser|i18n)(?:\/[\w.+-]+)+$/;
/** The path is checked before it is resolved: a step upwards would leave the public folders. */
const UPWARDS = /(?:^|\/)\.{1,2}(?:\/|$)/;
const PRIVATE = /\.map$/;
const SHELL = '/shell/';
const REMOTES = '/remotes/';

/** Whether an address is one of these files. */
export const isStaticFile = (url: string): boolean => url.startsWith(SHELL) || url.startsWith(REMOTES);

/**
 * Immutable builds of shell and remotes, compressed when they were built. Old versions are fetched for the tabs that
 * still run them.
 */
export async function staticFiles(app: FastifyInstance, shellDist: string, copy: LocalCopy): Promise<void> {
  const roots = [
    { prefix: SHELL, root: shellDist },
    { prefix: REMOTES, root: join(copy.root, 'remotes') },
  ];
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.startsWith(REMOTES)) return done();
    const [name = '', version = ''] = request.url.slice(REMOTES.length).split('/');
    // For an unavailable version the missing file itself is the response.
    copy
      .folderOf(name, version)
      .catch((error: unknown) => request.log.warn({ error: String(error) }, 'a version cannot be fetched'))
      .then(() => done(), done);
  });
  for (const [index, { prefix, root }] of roots.entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      maxAge: '365d',
      immutable: true,
      // Browsers never revalidate a file that never changes: headers for it would only add bytes to each.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      allowedPath: (path) => PUBLIC.test(path) && !UPWARDS.test(path) && !PRIVATE.test(path),
      setHeaders: (response) => {
        void response.setHeader('cross-origin-resource-policy', 'same-origin');
      },
    });
  }
}
