import type { SitemapRecord } from '@vestibule/contracts';
import type { MovedPaths } from '@vestibule/contracts/site/moved';
import type { SiteComposition } from '@vestibule/contracts/site/site';

/** All that the files depend on. */
export interface SitemapBasis {
  readonly records: readonly SitemapRecord[];
  readonly site: SiteComposition;
  readonly moved: MovedPaths;
  readonly hidden: readonly string[];
  readonly origin: string;
}
