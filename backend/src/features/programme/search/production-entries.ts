import { LANGUAGES } from '@vestibule/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { productions, terms } from '../../../engines/records/tables';
import { plainText } from '../../../platform/html/plain-text';
import { nameOf } from '../../../platform/texts/name-of';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { remembered } from '../../../engines/search/remembered';
import { endOfDay } from '../exhibitions/state';
import type { EntrySource } from '../../../engines/search/entry';

/** Productions by their titles, their types and their texts. */
export const productionEntries: EntrySource = {
  category: 'productions',
  table: productions,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select({ row: productions, type: { name: terms.name, title: terms.title } })
      .from(productions)
      .leftJoin(terms, eq(terms.id, productions.typeId))
      .where(and(inArray(productions.id, [...ids]), productions.isOnline));
    return rows.flatMap(({ row, type }) => {
      const times = { moment: row.dateTo ?? row.dateFrom, until: row.dateTo === null ? null : endOfDay(row.dateTo) };
      return LANGUAGES.map((asked) => {
        const lang = contentLanguage(asked, row.title);
        const also = type ? nameOf(type, asked) : '';
        return {
          id: row.id,
          lang: asked,
          title: pick(row.title, lang),
          also,
          body: plain(pick(row.body, lang)),
          ...times,
        };
      });
    });
  },
};
