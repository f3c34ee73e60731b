import { eq, inArray } from 'drizzle-orm';
import { TIMELESS, type SearchSource } from '../../../engines/search/source';
import { exhibitions, venues } from '../../../engines/records/tables';
import { contentLanguage } from '../../../platform/texts/localise';
import { nameOf } from '../../../platform/texts/name-of';
import { recordSlug } from '../../../platform/texts/record-slug';
import { exhibitionState } from '../exhibitions/state';

/** Exhibitions, with their days and venues. */
export const exhibitionSource: SearchSource = {
  category: 'exhibitions',
  async load(db, ids, { lang: asked, now }) {
    const rows = await db
      .select({
        id: exhibitions.id,
        title: exhibitions.title,
        dateFrom: exhibitions.dateFrom,
        dateTo: exhibitions.dateTo,
        isPermanent: exhibitions.isPermanent,
        image: exhibitions.image,
        venue: { name: venues.name, title: venues.title },
      })
      .from(exhibitions)
      .leftJoin(venues, eq(venues.id, exhibitions.venueId))
      .where(inArray(exhibitions.id, [...ids]));
    return rows.map((row) => ({
      ...TIMELESS,
      id: row.id,
      lang: contentLanguage(asked, row.title),
      name: recordSlug('exhibition', row, asked),
      date_start: row.dateFrom,
      date_end: row.dateTo,
      all_day: true,
      place: row.venue ? nameOf(row.venue, asked) : '',
      state: exhibitionState(row, now) === 'over' ? ('over' as const) : ('' as const),
      image: row.image,
    }));
  },
};
