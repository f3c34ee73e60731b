import type { Language, Localised } from '@vestibule/contracts';
import { contentLanguage, pick } from '../texts/localise';
import { slugOf } from '../texts/slug';

interface Titled {
  readonly id: number;
  readonly title: Localised;
}

/** Slug of the title in the language it is shown in. */
export const articleSlug = ({ id, title }: Titled, asked: Language) =>
  slugOf(pick(title, contentLanguage(asked, title)), `article-${id}`);

/** Path of an article's page; the segment is the same in all languages (docs/behaviour/frame.md#addresses). */
export const articleUrl = (article: Titled, asked: Language) =>
  `/${asked}/news/${articleSlug(article, asked)}/${article.id}`;
