import { LANGUAGES, SITE_TIME_ZONE } from '@vestibule/contracts';
import { inArray } from 'drizzle-orm';
import moment from 'moment-timezone';
import { productions } from '../../../engines/records/tables';
import { plainText } from '../../../platform/html/plain-text';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { remembered } from '../../../engines/search/remembered';
import type { EntrySource } from '../../../engines/search/entry';

/** The instant after a day in Berlin. */
const endOf = (day: string) => moment.tz(day, SITE_TIME_ZONE).add(1, 'day').toISOString();

/** Productions by their titles and texts. */
export const productionEntries: EntrySource = {
  category: 'productions',
  table: productions,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select()
      .from(productions)
      .where(inArray(productions.id, [...ids]));
    return rows.flatMap((row) => {
      const times = { moment: row.dateTo ?? row.dateFrom, until: row.dateTo === null ? null : endOf(row.dateTo) };
      return LANGUAGES.map((asked) => {
        const lang = contentLanguage(asked, row.title);
        return { id: row.id, lang: asked, title: pick(row.title, lang), body: plain(pick(row.body, lang)), ...times };
      });
    });
  },
};
