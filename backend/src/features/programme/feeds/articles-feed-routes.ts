import type { FastifyInstance } from 'fastify';
import { listArticles } from '../articles/list';
import { validUntilNextArticle } from '../articles/public-articles';
import { loadSettings } from '../../site';
import type { Deps } from '../../../platform/server/deps';
import { handleFeed } from '../../../platform/api/handle-feed';
import { dependsOn } from '../../../platform/server/tags';
import { articlesFeed } from './articles-feed';

const FORMATS = { articlesRss: 'rss', articlesAtom: 'atom' } as const;
/** Articles of a feed: readers have seen older ones. */
const NEWEST = 30;

/** The magazine as RSS and as Atom in each language, whole or of one category or tag. */
export function articlesFeedRoutes(app: FastifyInstance, deps: Deps): void {
  for (const call of ['articlesRss', 'articlesAtom'] as const)
    handleFeed(app, deps, call, async ({ lang, query, reply, origin, href }) => {
      dependsOn(reply, 'articles');
      const now = deps.now();
      await validUntilNextArticle(deps.db, reply, now);
      const { product, description } = await loadSettings(deps.db, lang);
      const { results } = await listArticles(deps.db, { ...query, page: 1, page_size: NEWEST }, lang, now);
      const path = (format: string) => `/${lang}/api/articles/feed.${format}${searchOf(query)}`;
      return articlesFeed(
        results,
        { title: product, description, lang, origin, href, paths: { rss: path('rss'), atom: path('atom') } },
        FORMATS[call],
      );
    });
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}
