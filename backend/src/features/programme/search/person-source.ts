import { and, inArray } from 'drizzle-orm';
import { persons } from '../../../engines/records/tables';
import { namedPerson } from '../persons/present';
import { contentLanguage } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { TIMELESS, type SearchSource } from '../../../engines/search/source';

/** People of the team. */
export const personSource: SearchSource = {
  category: 'persons',
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select()
      .from(persons)
      .where(and(inArray(persons.id, [...ids]), persons.isOnline));
    return rows.map((row) => ({
      ...TIMELESS,
      id: row.id,
      lang: contentLanguage(asked, row.body, row.function),
      name: recordSlug('person', namedPerson(row), asked),
      image: row.image,
    }));
  },
};
