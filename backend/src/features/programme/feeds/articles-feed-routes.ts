import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import type { FastifyInstance } from 'fastify';
import { listArticles } from '../articles/list';
import { validUntilNextArticle } from '../articles/public-articles';
import { loadSettings } from '../../site';
import type { Deps } from '../../../platform/server/deps';
import { fileRoute } from '../../../platform/server/file-route';
import { dependsOn } from '../../../platform/server/tags';
import { articlesFeed } from './articles-feed';

const FORMATS = [
  { name: 'rss', type: 'application/rss+xml; charset=utf-8' },
  { name: 'atom', type: 'application/atom+xml; charset=utf-8' },
] as const;
/** Articles of a feed: readers have seen older ones. */
const NEWEST = 30;

/** The magazine as RSS and as Atom in each language, whole or of one category or tag. */
export function articlesFeedRoutes(app: FastifyInstance, deps: Deps): void {
  for (const { name, type } of FORMATS)
    fileRoute(
      app,
      deps,
      { path: `articles/feed.${name}`, type, query: ALL_CALLS.articles.query.omit(['page', 'page_size']) },
      async ({ lang, query, reply, origin, href }) => {
        dependsOn(reply, 'articles');
        const now = deps.now();
        await validUntilNextArticle(deps.db, reply, now);
        const { product, description } = await loadSettings(deps.db, lang);
        const { results } = await listArticles(deps.db, { ...query, page: 1, page_size: NEWEST }, lang, now);
        const path = (format: string) => `/${lang}/api/articles/feed.${format}${searchOf(query)}`;
        return articlesFeed(
          results,
          { title: product, description, lang, origin, href, paths: { rss: path('rss'), atom: path('atom') } },
          name,
        );
      },
    );
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}
