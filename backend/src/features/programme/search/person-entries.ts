import { LANGUAGES } from '@vestibule/contracts';
import { and, inArray } from 'drizzle-orm';
import { persons } from '../../../engines/records/tables';
import { plainText } from '../../../platform/html/plain-text';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { remembered } from '../../../engines/search/remembered';
import type { EntrySource } from '../../../engines/search/entry';

/** People of the team by their names, their functions and their texts. */
export const personEntries: EntrySource = {
  category: 'persons',
  table: persons,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select()
      .from(persons)
      .where(and(inArray(persons.id, [...ids]), persons.isOnline));
    return rows.flatMap((row) =>
      LANGUAGES.map((asked) => {
        const lang = contentLanguage(asked, row.body, row.function);
        return {
          id: row.id,
          lang: asked,
          title: row.name,
          kind: pick(row.function, lang),
          body: plain(pick(row.body, lang)),
        };
      }),
    );
  },
};
