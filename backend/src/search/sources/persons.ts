import { inArray, sql } from 'drizzle-orm';
import { persons } from '../../db/schema';
import { shownText, withoutMarkup } from '../../db/search-text';
import { plainText } from '../../html/plain-text';
import { contentLanguage, pick } from '../../texts/localise';
import { slugOf } from '../../texts/slug';
import { textHits, TIMELESS, type SearchSource } from './source';

/** People of the house by their names, what they do and what is told of them. */
export const personSource: SearchSource = {
  category: 'persons',
  hits: (search) =>
    textHits(search, {
      table: sql`${persons}`,
      id: sql`${persons.id}`,
      title: sql`${persons.name}`,
      text: sql`(${shownText(persons.function, search.lang)} || ' ' || ${withoutMarkup(shownText(persons.body, search.lang))})`,
    }),
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select()
      .from(persons)
      .where(inArray(persons.id, [...ids]));
    return rows.map((row) => {
      const lang = contentLanguage(asked, row.body, row.function);
      const text = [pick(row.function, lang), plainText(pick(row.body, lang))].filter(Boolean).join(' · ');
      return { ...TIMELESS, id: row.id, lang, url: `/${asked}/team/${slugOf(row.name, `person-${row.id}`)}/${row.id}`, title: row.name, text };
    });
  },
};
