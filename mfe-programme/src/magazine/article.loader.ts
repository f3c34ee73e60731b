import type { Article, Image, Language, LoaderContext, Localised } from '@vestibule/contracts';
import { recordId } from '../lists/record-id';
import { knownUrls } from '../lists/route-urls';
import { readingMinutes } from './reading-time';

type Dates = typeof import('@vestibule/contracts/dates');
type Place = { readonly id: number; readonly slug: string; readonly name: string };

export interface Neighbour {
  readonly url: string;
  readonly title: string;
  readonly lang?: Language;
}

/** What the article's page, its head and its structured data show. */
export interface ArticleData {
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly urls: Localised;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** Formatted, and as YYYY-MM-DD; both empty without one. */
  readonly date: string;
  readonly day: string;
  readonly author: string;
  /** Minutes that reading it takes; 0 without a text. */
  readonly minutes: number;
  readonly category: Place | null;
  readonly tags: readonly Place[];
  readonly image: Image | null;
  readonly shareImage: string;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly publisher: string;
}

/** Everything about one article; the slug in the address does not matter, the id does. */
export async function loadArticle({ api, lang, params, signal, store }: LoaderContext): Promise<ArticleData> {
  const id = recordId(params);
  const [dates, article] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('article', { params: { id }, signal }),
  ]);
  return toArticle(article, lang, dates, store.settings.product);
}

function toArticle(article: Article, lang: Language, dates: Dates, publisher: string): ArticleData {
  const { category } = article;
  return {
    ...(article.lang === lang ? {} : { lang: article.lang }),
    urls: knownUrls(article.urls),
    title: article.title,
    summary: article.summary,
    body: article.body,
    date: article.date === null ? '' : dates.formatDate(article.date, lang),
    day: article.date ?? '',
    author: article.author,
    minutes: readingMinutes(article.body),
    category: category && { id: category.id, slug: category.slug, name: category.name },
    tags: article.tags,
    image: article.image_obj,
    shareImage: article.image_thumbnails?.large ?? '',
    previous: toNeighbour(article.previous, lang),
    next: toNeighbour(article.next, lang),
    publisher,
  };
}

const toNeighbour = (article: Article['previous'], lang: Language): Neighbour | null =>
  article && { url: article.url, title: article.title, ...(article.lang === lang ? {} : { lang: article.lang }) };
