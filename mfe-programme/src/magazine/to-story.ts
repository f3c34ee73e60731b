import { recordHref, type ArticleListItem, type Image, type Language, type LoaderContext } from '@vestibule/contracts';

/** An article in a list, ready to be shown; only displayed fields, because it is written into the page. */
export interface Story {
  readonly id: number;
  readonly url: string;
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly title: string;
  readonly summary: string;
  /** Formatted, and as YYYY-MM-DD; both empty without one. */
  readonly date: string;
  readonly day: string;
  readonly category: string;
  readonly image: Image | null;
}

type FormatDate = (value: string, lang: Language) => string;

export function toStory(
  article: ArticleListItem,
  { lang, href }: Pick<LoaderContext, 'lang' | 'href'>,
  formatDate: FormatDate,
): Story {
  return {
    id: article.id,
    url: recordHref(href, 'article', article),
    ...(article.lang === lang ? {} : { lang: article.lang }),
    title: article.title,
    summary: article.summary,
    date: article.date === null ? '' : formatDate(article.date, lang),
    day: article.date ?? '',
    category: article.category?.name ?? '',
    image: article.image_obj,
  };
}
