import { inArray, sql } from 'drizzle-orm';
import { articleUrl } from '../../articles/address';
import { articles } from '../../db/schema';
import { shownText, withoutMarkup } from '../../db/search-text';
import { plainText } from '../../html/plain-text';
import { contentLanguage, pick } from '../../texts/localise';
import { textHits, TIMELESS, type SearchSource } from './source';

/** Articles of the magazine, the newest first. */
export const articleSource: SearchSource = {
  category: 'articles',
  hits: (search) =>
    textHits(search, {
      table: sql`${articles}`,
      id: sql`${articles.id}`,
      title: shownText(articles.title, search.lang),
      text: sql`(coalesce(${articles.author}, '') || ' ' || ${withoutMarkup(shownText(articles.body, search.lang))})`,
      distance: sql`-extract(epoch from coalesce(${articles.date}, '0001-01-01'))`,
    }),
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select()
      .from(articles)
      .where(inArray(articles.id, [...ids]));
    return rows.map((row) => {
      const lang = contentLanguage(asked, row.title);
      return {
        ...TIMELESS,
        id: row.id,
        lang,
        url: articleUrl(row, asked),
        title: pick(row.title, lang),
        text: plainText(pick(row.body, lang)),
        date_start: row.date,
        all_day: true,
      };
    });
  },
};
