import { resolveLink, urlOnOrigin } from '@vestibule/contracts/paths/build-url';
import { linksOf, textsOf } from './read-page';

/** A link as it stands on a page, and how many pages have it. */
export interface PageLink {
  /** Where it leads; of the site itself without a query. */
  readonly url: URL;
  readonly href: string;
  /** Path of the first page with it. */
  readonly page: string;
  readonly pages: number;
}

/** The text of a successful response; else undefined. */
type Read = (url: URL) => Promise<string | undefined>;

interface Options {
  /** Origin of the site's pages. */
  readonly home: string;
  readonly isOwn: (url: URL) => boolean;
  readonly stopped: AbortSignal;
}

/** The links of all pages of the sitemap, each once; undefined where the sitemap cannot be read, or on `stopped`. */
export async function collectLinks(read: Read, { home, isOwn, stopped }: Options): Promise<PageLink[] | undefined> {
  const links = new Map<string, PageLink>();
  const pages = await sitemapPaths((path) => read(urlOnOrigin(home, path)));
  for (const page of pages ?? []) {
    if (stopped.aborted) return undefined;
    const at = urlOnOrigin(home, page);
    for (const href of linksOf((await read(at)) ?? '')) {
      const url = targetOf(href, at);
      if (!url) continue;
      if (isOwn(url)) url.search = '';
      const known = links.get(url.href) ?? { url, href, page, pages: 0 };
      links.set(url.href, { ...known, pages: known.pages + 1 });
    }
  }
  return pages && [...links.values()];
}

/** Paths of all pages of the sitemap and its parts; undefined where one cannot be read. */
async function sitemapPaths(read: (path: string) => Promise<string | undefined>): Promise<string[] | undefined> {
  const index = await read('/sitemap.xml');
  if (index === undefined) return undefined;
  if (!index.includes('<sitemapindex')) return pathsIn(index);
  const parts = await Promise.all(pathsIn(index).map(read));
  return parts.includes(undefined) ? undefined : parts.flatMap((part = '') => pathsIn(part));
}

const pathsIn = (xml: string) =>
  textsOf(xml, 'loc').flatMap((address) => (URL.canParse(address) ? [new URL(address).pathname] : []));

/** Undefined for addresses outside of the web, and for places on the page itself. */
function targetOf(href: string, page: URL): URL | undefined {
  const url = href.startsWith('#') ? undefined : resolveLink(href, page);
  if (!url) return undefined;
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url : undefined;
}
