import {
  type Dates,
  recordHref,
  recordUrls,
  type Article,
  type Image,
  type Language,
  type LoaderContext,
  type Localised,
} from '@vestibule/contracts';
import { previewOf } from '@vestibule/contracts/content-preview';
import { readEventsOf, type RelatedEvent } from '../related/related';
import { recordId } from '../lists/record-id';
import { readingMinutes } from './reading-time';

type Shown = Pick<LoaderContext, 'lang' | 'href'>;
type Place = { readonly id: number; readonly slug: string; readonly name: string };

export interface Neighbour {
  readonly url: string;
  readonly title: string;
  readonly lang?: Language;
}

/** Data of the article's page, its head and its structured data. */
export interface ArticleData {
  readonly id: number;
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
  /** False for an editor who sees it before visitors do. */
  readonly isPublic: boolean;
  /** The exhibition that it is about. */
  readonly exhibition: { readonly title: string; readonly url: string } | null;
  /** Events that carry one of its tags. */
  readonly events: readonly RelatedEvent[];
}

/** Everything about one article; the slug in the address does not matter, the id does. */
export async function loadArticle(context: LoaderContext): Promise<ArticleData> {
  const { api, params, signal, store, url } = context;
  const id = recordId(params);
  const [dates, article] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('article', { params: { id }, ...previewOf(url), signal }),
  ]);
  const ways = article.tags.map(({ id: tag }) => ({ tag }));
  return toArticle(article, context, dates, {
    publisher: store.settings.product,
    events: await readEventsOf(context, ways, dates),
  });
}

function toArticle(
  article: Article,
  shown: Shown,
  dates: Dates,
  rest: Pick<ArticleData, 'publisher' | 'events'>,
): ArticleData {
  const { category } = article;
  const { lang, href } = shown;
  return {
    id: article.id,
    ...(article.lang === lang ? {} : { lang: article.lang }),
    urls: recordUrls(href, 'article', article),
    title: article.title,
    summary: article.summary,
    body: article.body,
    date: article.date === null ? '' : dates.formatDate(article.date, lang),
    day: article.date ?? '',
    author: article.author,
    minutes: readingMinutes(article.body),
    category: category && { id: category.id, slug: category.slug, name: category.name },
    tags: article.tags,
    exhibition: article.exhibition && {
      title: article.exhibition.title,
      url: recordHref(href, 'exhibition', article.exhibition),
    },
    image: article.image_obj,
    shareImage: article.image_thumbnails?.large ?? '',
    previous: toNeighbour(article.previous, shown),
    next: toNeighbour(article.next, shown),
    isPublic: article.is_public,
    ...rest,
  };
}

const toNeighbour = (article: Article['previous'], { lang, href }: Shown): Neighbour | null =>
  article && {
    url: recordHref(href, 'article', article),
    title: article.title,
    ...(article.lang === lang ? {} : { lang: article.lang }),
  };
