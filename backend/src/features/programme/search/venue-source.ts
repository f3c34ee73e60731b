import { inArray } from 'drizzle-orm';
import { venues } from '../../../engines/records/tables';
import { contentLanguage } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { TIMELESS, type SearchSource } from '../../../engines/search/source';

/** Venues, with their towns. */
export const venueSource: SearchSource = {
  category: 'venues',
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select()
      .from(venues)
      .where(inArray(venues.id, [...ids]));
    return rows.map((row) => {
      const lang = contentLanguage(asked, row.title, row.body);
      const name = recordSlug('venue', row, asked);
      return { ...TIMELESS, id: row.id, lang, name, place: row.address.city ?? '', image: row.image };
    });
  },
};
