import { TaggedCache } from '@vestibule/contracts/cache/tagged-cache';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { SitemapBasis } from './sitemap-basis';
import { sitemapUrls, type SitemapUrl } from './sitemap-urls';
import { indexXml, partsOf, partXml } from './sitemap-xml';

/** Memory for compressed files, in bytes: those of a million addresses. */
const MAX_BYTES = 32 * 1_048_576;

/**
 * The sitemap's files, each created at its first request, and again when its records have changed. A large one takes a
 * second: repeated requests must not slow down the visitors. Cached compressed, a tenth of their size.
 */
export class SitemapFiles {
  readonly #cache = new TaggedCache<Buffer>({ freshMs: Infinity, maxSize: MAX_BYTES, sizeOf: ({ length }) => length });
  #basis: SitemapBasis | undefined;
  #urls: readonly SitemapUrl[] = [];

  /** The index (0) or a part, gzipped; undefined when there is no such part. */
  async get(part: number, basis: SitemapBasis): Promise<Buffer | undefined> {
    this.#follow(basis);
    const urls = this.#urls;
    if (part > partsOf(urls)) return undefined;
    const { origin } = basis;
    const { hit, loading } = this.#cache.find(`${origin} ${part}`, async () => {
      const xml = part === 0 ? indexXml(partsOf(urls), origin) : partXml(urls, part, origin);
      return { value: await buffer(xml.pipe(createGzip())), tags: [] };
    });
    return loading ? (await loading).value : hit.value;
  }

  #follow(basis: SitemapBasis): void {
    if (this.#basis && isSame(this.#basis, basis)) return;
    this.#basis = basis;
    this.#urls = sitemapUrls(basis);
    this.#cache.clear();
  }
}

/** Records that were fetched again are another list. */
const isSame = (a: SitemapBasis, b: SitemapBasis): boolean =>
  a.records === b.records && a.site.id === b.site.id && a.moved === b.moved && a.hidden.join() === b.hidden.join();
