import type { SitemapRecord } from '@vestibule/contracts';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { SiteComposition } from '../../app/site';
import { sitemapUrls, type SitemapUrl } from './sitemap-urls';
import { indexXml, partsOf, partXml } from './sitemap-xml';

/** All that the files depend on. */
export interface SitemapBasis {
  readonly records: readonly SitemapRecord[];
  readonly site: SiteComposition;
  readonly hidden: readonly string[];
  readonly origin: string;
}

interface Made {
  readonly basis: SitemapBasis;
  readonly urls: readonly SitemapUrl[];
  /** Gzipped files by their number; 0 is the index. */
  readonly files: Map<number, Promise<Buffer>>;
}

/**
 * The sitemap's files, each made when it is asked for the first time, and all of them again when what they depend on is
 * something else. A large one takes a second: whoever asks again and again must not cost the visitors that. Kept
 * compressed, a tenth of their size.
 */
export class SitemapFiles {
  #made: Made | undefined;

  /** The index (0) or a part, gzipped; undefined when there is no such part. */
  get(part: number, basis: SitemapBasis): Promise<Buffer> | undefined {
    const made = this.#madeOf(basis);
    if (part > partsOf(made.urls)) return undefined;
    const known = made.files.get(part);
    if (known) return known;
    const xml = part === 0 ? indexXml(partsOf(made.urls), basis.origin) : partXml(made.urls, part, basis.origin);
    const file = buffer(xml.pipe(createGzip()));
    made.files.set(part, file);
    return file;
  }

  #madeOf(basis: SitemapBasis): Made {
    if (!this.#made || !isSame(this.#made.basis, basis))
      this.#made = { basis, urls: sitemapUrls(basis.site, basis.records, basis.hidden), files: new Map() };
    return this.#made;
  }
}

/** Records that were asked for anew are another list. */
const isSame = (a: SitemapBasis, b: SitemapBasis): boolean =>
  a.records === b.records && a.site.id === b.site.id && a.origin === b.origin && a.hidden.join() === b.hidden.join();
