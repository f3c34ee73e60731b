import { LANGUAGES } from '@vestibule/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { EntrySource } from '../../../engines/search/entry';
import { remembered } from '../../../engines/search/remembered';
import { exhibitions, terms } from '../../../engines/records/tables';
import { plainText } from '../../../platform/html/plain-text';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { nameOf } from '../../../platform/texts/name-of';
import { endOfDay } from '../exhibitions/state';

/** Exhibitions that are online, by their titles, sublines, types and texts. */
export const exhibitionEntries: EntrySource = {
  category: 'exhibitions',
  table: exhibitions,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select({ row: exhibitions, type: { name: terms.name, title: terms.title } })
      .from(exhibitions)
      .leftJoin(terms, eq(terms.id, exhibitions.typeId))
      .where(and(inArray(exhibitions.id, [...ids]), exhibitions.isOnline));
    return rows.flatMap(({ row, type }) => {
      const times = { moment: row.dateTo ?? row.dateFrom, until: row.dateTo === null ? null : endOfDay(row.dateTo) };
      return LANGUAGES.map((asked) => {
        const lang = contentLanguage(asked, row.title);
        return {
          id: row.id,
          lang: asked,
          title: pick(row.title, lang),
          kind: pick(row.subline, lang),
          also: type ? nameOf(type, asked) : '',
          body: plain(pick(row.body, lang)),
          ...times,
        };
      });
    });
  },
};
