import { inArray, sql } from 'drizzle-orm';
import { productions } from '../../db/schema';
import { shownText, withoutMarkup } from '../../db/search-text';
import { plainText } from '../../html/plain-text';
import { productionUrl } from '../../productions/address';
import { contentLanguage, pick } from '../../texts/localise';
import { textHits, TIMELESS, type SearchSource } from './source';

/** Productions, the latest first. */
export const productionSource: SearchSource = {
  category: 'productions',
  hits: (search) =>
    textHits(search, {
      table: sql`${productions}`,
      id: sql`${productions.id}`,
      title: shownText(productions.title, search.lang),
      text: withoutMarkup(shownText(productions.body, search.lang)),
      distance: sql`-extract(epoch from coalesce(${productions.dateTo}, ${productions.dateFrom}, '0001-01-01'))`,
    }),
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select()
      .from(productions)
      .where(inArray(productions.id, [...ids]));
    return rows.map((row) => {
      const lang = contentLanguage(asked, row.title);
      const found = { id: row.id, lang, url: productionUrl(row, asked), title: pick(row.title, lang), text: plainText(pick(row.body, lang)) };
      return { ...TIMELESS, ...found, date_start: row.dateFrom, date_end: row.dateTo, all_day: true };
    });
  },
};
