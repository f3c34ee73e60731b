import { notFound, type ArticleCategory, type ArticleListItem, type LoaderContext } from '@vestibule/contracts';
import { pageOfQuery } from '../lists/page-number';
import type { ArticlesStart } from './articles-store';
import { toStory } from './to-story';

/** Which articles a list shows; at most one of the two. */
export interface ArticleChoice {
  readonly category?: string;
  readonly tag?: string;
}

/** Data of every list of the magazine. */
export interface MagazineData extends ArticlesStart {
  readonly categories: readonly Pick<ArticleCategory, 'id' | 'name' | 'slug'>[];
}

/** One page of the articles, and the magazine's categories beside it. */
export async function loadMagazine(
  context: LoaderContext,
  choice: ArticleChoice = {},
): Promise<Omit<MagazineData, 'path'>> {
  const { api, signal, url } = context;
  const page = pageOfQuery(url.searchParams);
  const isWhole = choice.category === undefined && choice.tag === undefined;
  const [dates, articles, categories, teaser] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('articles', { query: { ...choice, page }, signal }),
    readCategories(context),
    isWhole && page === 1 ? readTeaser(context) : null,
  ]);
  if (page > 1 && articles.results.length === 0) throw notFound();
  const lead = page > 1 ? null : (teaser ?? articles.results[0] ?? null);
  const toShow = (article: ArticleListItem) => toStory(article, context, dates.formatDate);
  const stories = articles.results.filter(({ id }) => id !== lead?.id).map(toShow);
  return { categories, lead: lead && toShow(lead), stories, query: { page }, hasNext: articles.next !== null };
}

/** An empty list when they are unavailable (docs/behaviour/programme.md#magazine). */
export async function readCategories({
  api,
  signal,
}: Pick<LoaderContext, 'api' | 'signal'>): Promise<MagazineData['categories']> {
  try {
    const categories = await api.call('articleCategories', { signal });
    return categories.map(({ id, name, slug }) => ({ id, name, slug }));
  } catch {
    return [];
  }
}

/** The article that the settings put first; none when the call fails: the newest is shown then. */
async function readTeaser({ api, signal }: LoaderContext): Promise<ArticleListItem | null> {
  try {
    return (await api.call('articlesTeaser', { signal })).article;
  } catch {
    return null;
  }
}
