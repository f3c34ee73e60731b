import type { Language, PersonListItem } from '@vestibule/contracts';
import { asc, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { persons } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import { presentPerson } from './present';

const { body: _body, ...columns } = getTableColumns(persons);

/** Everybody, in the order in which the house has entered them. */
export async function listPersons(db: Database, lang: Language): Promise<PersonListItem[]> {
  const rows = await db.select(columns).from(persons).orderBy(asc(persons.id));
  const pictures = await loadPictures(
    db,
    rows.map((row) => row.image),
  );
  return rows.map((row) => presentPerson(row, pictures, lang));
}
