import type { Language } from '@vestibule/contracts';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { venues } from '../../db/schema';
import { shownText, withoutMarkup } from '../../db/search-text';
import { nameOf } from '../../events/present';
import { plainText } from '../../html/plain-text';
import { contentLanguage, pick } from '../../texts/localise';
import { slugOf } from '../../texts/slug';
import { textHits, TIMELESS, type SearchSource } from './source';

const nameIn = (lang: Language): SQL => sql`coalesce(nullif(${shownText(venues.title, lang)}, ''), ${venues.name})`;

/** Venues by their names, their texts and their towns. */
export const venueSource: SearchSource = {
  category: 'venues',
  hits: (search) =>
    textHits(search, {
      table: sql`${venues}`,
      id: sql`${venues.id}`,
      title: nameIn(search.lang),
      text: sql`(coalesce(${venues.address} ->> 'city', '') || ' ' || ${withoutMarkup(shownText(venues.body, search.lang))})`,
    }),
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select()
      .from(venues)
      .where(inArray(venues.id, [...ids]));
    return rows.map((row) => {
      const lang = contentLanguage(asked, row.title, row.body);
      const name = nameOf(row, lang);
      const url = `/${asked}/venues/${slugOf(name, `venue-${row.id}`)}/${row.id}`;
      return { ...TIMELESS, id: row.id, lang, url, title: name, text: plainText(pick(row.body, lang)), place: row.address.city ?? '' };
    });
  },
};
