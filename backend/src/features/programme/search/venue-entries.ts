import { LANGUAGES } from '@vestibule/contracts';
import { inArray } from 'drizzle-orm';
import { venues } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { plainText } from '../../../platform/html/plain-text';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { remembered } from '../../../engines/search/remembered';
import type { EntrySource } from '../../../engines/search/entry';

/** Venues by their names, their towns and their texts. */
export const venueEntries: EntrySource = {
  category: 'venues',
  table: venues,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select()
      .from(venues)
      .where(inArray(venues.id, [...ids]));
    return rows.flatMap((row) =>
      LANGUAGES.map((asked) => {
        const lang = contentLanguage(asked, row.title, row.body);
        return {
          id: row.id,
          lang: asked,
          title: nameOf(row, lang),
          also: row.address.city ?? '',
          body: plain(pick(row.body, lang)),
        };
      }),
    );
  },
};
