import { inArray } from 'drizzle-orm';
import { articles } from '../../../engines/records/tables';
import { contentLanguage } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { TIMELESS, type SearchSource } from '../../../engines/search/source';

/** Articles of the magazine, with their day. */
export const articleSource: SearchSource = {
  category: 'articles',
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select({ id: articles.id, title: articles.title, date: articles.date, image: articles.image })
      .from(articles)
      .where(inArray(articles.id, [...ids]));
    return rows.map((row) => ({
      ...TIMELESS,
      id: row.id,
      lang: contentLanguage(asked, row.title),
      name: recordSlug('article', row, asked),
      date_start: row.date,
      all_day: true,
      image: row.image,
    }));
  },
};
