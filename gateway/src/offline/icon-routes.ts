import { DEFAULT_LANGUAGE, type Settings } from '@vestibule/contracts';
import { shellBase } from '@vestibule/registry/shell-files';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswer } from '../http/cached-answer';

/** Icons that browsers and phones request at these addresses, whatever the page's head names; files of the shell. */
const ICONS = { '/favicon.ico': 'favicon.ico', '/apple-touch-icon.png': 'icon-180.png' } as const;
const MANIFEST_SIZES = [192, 512] as const;
/** As the icon's own ground. */
const PAPER = '#fbfaf7';

export interface IconOptions {
  /** Version of the shell that visitors get now. */
  readonly shell: () => string;
  readonly settings: Pick<CachedAnswer<Settings>, 'get'>;
}

/** The site's icons, and the manifest by which phones put it on their screen (docs/behaviour/frame.md#icons). */
export function iconRoutes(app: FastifyInstance, { shell, settings }: IconOptions): void {
  const assets = () => `${shellBase(shell())}browser/assets/`;

  for (const [address, file] of Object.entries(ICONS))
    app.get(address, (_, reply) => reply.header('cache-control', CACHE_CONTROL).redirect(assets() + file, 302));

  app.get('/manifest.webmanifest', async (request, reply) => {
    // Without the settings the site has no name, and a phone asks again.
    const known = await settings.get().catch((error: unknown) => {
      request.log.warn({ error: String(error) }, 'Cannot serve the manifest');
      return undefined;
    });
    if (!known)
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .send({ code: 'unavailable', message: 'There is no manifest at the moment' });
    return reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/manifest+json; charset=utf-8')
      .send({
        name: known.product,
        short_name: known.product,
        // `/` leads each visitor to the site in their language.
        start_url: '/',
        scope: '/',
        display: 'minimal-ui',
        lang: DEFAULT_LANGUAGE,
        background_color: PAPER,
        theme_color: PAPER,
        icons: MANIFEST_SIZES.map((size) => ({
          src: `${assets()}icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      });
  });
}

/** In seconds: a new shell may have other icons. */
const CACHE_CONTROL = 'public, max-age=3600';
