import { pipeline, Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import type { SitemapUrl } from './sitemap-urls';

/** Number of addresses in a part: a fifth of the protocol's limit, so that a part is written quickly. */
export const PART_SIZE = 10_000;
const NAMESPACES = { news: false, video: false, xhtml: true, image: true };

/** How many parts hold these addresses; a site without any still has one. */
export const partsOf = (urls: readonly SitemapUrl[]): number => Math.max(1, Math.ceil(urls.length / PART_SIZE));

/** The list of the parts. */
export function indexXml(parts: number, origin: string): Readable {
  const addresses = Array.from({ length: parts }, (_, index) => ({ url: `${origin}/sitemap-${index + 1}.xml` }));
  return written(addresses, new SitemapIndexStream());
}

/** One part, from 1, written while it is sent. */
export function partXml(urls: readonly SitemapUrl[], part: number, origin: string): Readable {
  const own = urls.slice((part - 1) * PART_SIZE, part * PART_SIZE).map(({ path, alternates, images, modified }) => ({
    url: origin + path,
    links: alternates.map((alternate) => ({ lang: alternate.language, url: origin + alternate.path })),
    img: images.map((image) => ({ url: origin + image })),
    ...(modified !== null && { lastmod: modified }),
  }));
  return written(own, new SitemapStream({ xmlns: NAMESPACES }));
}

/** An error of the source ends the stream, whose reader hears of it. */
function written(items: readonly object[], stream: SitemapStream | SitemapIndexStream): Readable {
  return pipeline(Readable.from(items), stream, () => undefined);
}
