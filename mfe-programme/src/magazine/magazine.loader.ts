import { notFound, type ArticleCategory, type LoaderContext } from '@vestibule/contracts';
import { pageOfQuery } from '../lists/page-number';
import { toStory, type Story } from './to-story';

/** Which articles a list shows; at most one of the two. */
export interface ArticleChoice {
  readonly category?: string;
  readonly tag?: string;
}

/** What every list of the magazine shows. */
export interface MagazineData {
  readonly categories: readonly Pick<ArticleCategory, 'id' | 'name' | 'slug'>[];
  readonly stories: readonly Story[];
  readonly page: number;
  readonly hasNext: boolean;
}

/** One page of the articles, and the magazine's categories beside it. */
export async function loadMagazine(context: LoaderContext, choice: ArticleChoice = {}): Promise<MagazineData> {
  const { api, lang, signal, url } = context;
  const page = pageOfQuery(url.searchParams);
  const [dates, articles, categories] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('articles', { query: { ...choice, page }, signal }),
    readCategories(context),
  ]);
  if (page > 1 && articles.results.length === 0) throw notFound();
  return { categories, stories: articles.results.map((article) => toStory(article, lang, dates.formatDate)), page, hasNext: articles.next !== null };
}

/** An empty list when they cannot be had (spec/001 §8). */
export async function readCategories({ api, signal }: Pick<LoaderContext, 'api' | 'signal'>): Promise<MagazineData['categories']> {
  try {
    const categories = await api.call('articleCategories', { signal });
    return categories.map(({ id, name, slug }) => ({ id, name, slug }));
  } catch {
    return [];
  }
}
