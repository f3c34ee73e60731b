import type { Language, PersonDetail } from '@vestibule/contracts';
import { eq, asc } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { persons, productionPersons, productions } from '../../../engines/records/tables';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames, recordSlug } from '../../../platform/texts/record-slug';
import { namedPerson, presentPerson } from './present';

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

/** The productions that a person has a part in. */
async function loadProductions(db: Database, personId: number, asked: Language): Promise<PersonDetail['productions']> {
  const rows = await db
    .select({ id: productions.id, title: productions.title })
    .from(productionPersons)
    .innerJoin(productions, eq(productions.id, productionPersons.productionId))
    .where(eq(productionPersons.personId, personId))
    .orderBy(asc(productions.id));
  return rows.map((row) => {
    const lang = contentLanguage(asked, row.title);
    return { id: row.id, lang, title: pick(row.title, lang), slug: recordSlug('production', row, asked) };
  });
}
