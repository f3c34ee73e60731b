import type { ArticleListItem, Language } from '@vestibule/contracts';
import type { articles, terms } from '../../../engines/records/tables';
import { presentPicture, type Pictures } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { summaryOf } from '../../../platform/texts/summary';
import { presentCategory } from './categories';

export interface ArticleRow {
  readonly article: typeof articles.$inferSelect;
  readonly category: typeof terms.$inferSelect | null;
}

/** An article as lists show it, in the requested language where it is translated. */
export function presentArticle(
  { article, category }: ArticleRow,
  pictures: Pictures,
  asked: Language,
): ArticleListItem {
  const lang = contentLanguage(asked, article.title);
  return {
    id: article.id,
    lang,
    slug: recordSlug('article', article, asked),
    title: pick(article.title, lang),
    summary: summaryOf(pick(article.body, lang)),
    date: article.date,
    author: article.author ?? '',
    // A category is a place of the site, not a part of the text: its name is in the visitor's language.
    category: category && presentCategory(category, asked),
    image_obj: presentPicture(pictures, article.image, asked).image_obj,
  };
}
