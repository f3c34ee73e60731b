import { today } from '@vestibule/contracts/dates';
import { and, inArray } from 'drizzle-orm';
import { productions } from '../../../engines/records/tables';
import { contentLanguage } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { TIMELESS, type SearchSource } from '../../../engines/search/source';

/** Productions, with the days that they run. */
export const productionSource: SearchSource = {
  category: 'productions',
  async load(db, ids, { lang: asked, now }) {
    const rows = await db
      .select({
        id: productions.id,
        title: productions.title,
        dateFrom: productions.dateFrom,
        dateTo: productions.dateTo,
        image: productions.image,
      })
      .from(productions)
      .where(and(inArray(productions.id, [...ids]), productions.isOnline));
    return rows.map((row) => {
      const name = recordSlug('production', row, asked);
      return {
        ...TIMELESS,
        id: row.id,
        lang: contentLanguage(asked, row.title),
        name,
        date_start: row.dateFrom,
        date_end: row.dateTo,
        all_day: true,
        state: row.dateTo !== null && row.dateTo < today(now) ? 'over' : '',
        image: row.image,
      };
    });
  },
};
