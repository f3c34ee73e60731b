import type { Language, PersonDetail } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { persons } from '../../../engines/records/tables';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames } from '../../../platform/texts/record-slug';
import { namedPerson, presentPerson } from './present';
import { loadProductions } from './productions';

/** A person with everything their page shows, or undefined when there is none with that id. */
export async function loadPerson(db: Database, id: number, asked: Language): Promise<PersonDetail | undefined> {
  const [row] = await db.select().from(persons).where(eq(persons.id, id));
  if (!row) return undefined;
  const pictures = await loadPictures(db, [row.image]);
  const lang = contentLanguage(asked, row.body, row.function);
  return {
    ...presentPerson(row, pictures, asked),
    lang,
    function: pick(row.function, lang),
    names: recordNames('person', namedPerson(row)),
    body: pick(row.body, lang),
    image_thumbnails: presentPicture(pictures, row.image, asked).image_thumbnails,
    productions: await loadProductions(db, id, asked),
  };
}
