import type { Language, Localised, PersonDetail } from '@vestibule/contracts';
import { and, eq, asc } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  exhibitionPersons,
  exhibitions,
  persons,
  productionPersons,
  productions,
} from '../../../engines/records/tables';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames, recordSlug } from '../../../platform/texts/record-slug';
import { namedPerson, presentPerson } from './present';

/** A person with everything their page shows, or undefined when there is none with that id. */
export async function loadPerson(db: Database, id: number, asked: Language): Promise<PersonDetail | undefined> {
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.id, id), persons.isOnline));
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
    exhibitions: await loadExhibitions(db, id, asked),
  };
}

/** The public productions that a person has a part in. */
async function loadProductions(db: Database, personId: number, asked: Language): Promise<PersonDetail['productions']> {
  const rows = await db
    .select({ id: productions.id, title: productions.title })
    .from(productionPersons)
    .innerJoin(productions, eq(productions.id, productionPersons.productionId))
    .where(and(eq(productionPersons.personId, personId), productions.isOnline))
    .orderBy(asc(productions.id));
  return rows.map((row) => presentWork('production', row, asked));
}

/** The public exhibitions that a person has a part in. */
async function loadExhibitions(db: Database, personId: number, asked: Language): Promise<PersonDetail['exhibitions']> {
  const rows = await db
    .select({ id: exhibitions.id, title: exhibitions.title })
    .from(exhibitionPersons)
    .innerJoin(exhibitions, eq(exhibitions.id, exhibitionPersons.exhibitionId))
    .where(and(eq(exhibitionPersons.personId, personId), exhibitions.isOnline))
    .orderBy(asc(exhibitions.id));
  return rows.map((row) => presentWork('exhibition', row, asked));
}

function presentWork(
  kind: 'production' | 'exhibition',
  row: { readonly id: number; readonly title: Localised },
  asked: Language,
): PersonDetail['productions'][number] {
  const lang = contentLanguage(asked, row.title);
  return { id: row.id, lang, title: pick(row.title, lang), slug: recordSlug(kind, row, asked) };
}
