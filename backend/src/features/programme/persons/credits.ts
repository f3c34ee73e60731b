import type { EventDetail, Language } from '@vestibule/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { eventPersons, exhibitionPersons, persons, productionPersons } from '../../../engines/records/tables';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { namedPerson } from './present';

type Credits = EventDetail['persons'];
const credit = {
  id: persons.id,
  name: persons.name,
  isGroup: persons.isGroup,
  function: persons.function,
  image: persons.image,
};

/** People who take part in an event, in the order of its editors. */
export async function creditsOfEvent(db: Database, eventId: number, lang: Language): Promise<Credits> {
  const links = db.select(credit).from(persons).innerJoin(eventPersons, eq(persons.id, eventPersons.personId));
  return present(
    db,
    await links
      .where(and(eq(eventPersons.eventId, eventId), persons.isOnline))
      .orderBy(asc(eventPersons.position), asc(persons.id)),
    lang,
  );
}

/** The people of a production, in the given order. */
export async function creditsOfProduction(db: Database, productionId: number, lang: Language): Promise<Credits> {
  const links = db
    .select(credit)
    .from(persons)
    .innerJoin(productionPersons, eq(persons.id, productionPersons.personId));
  return present(
    db,
    await links
      .where(and(eq(productionPersons.productionId, productionId), persons.isOnline))
      .orderBy(asc(productionPersons.position), asc(persons.id)),
    lang,
  );
}

/** The people of an exhibition, in the given order. */
export async function creditsOfExhibition(db: Database, exhibitionId: number, lang: Language): Promise<Credits> {
  const links = db
    .select(credit)
    .from(persons)
    .innerJoin(exhibitionPersons, eq(persons.id, exhibitionPersons.personId));
  return present(
    db,
    await links
      .where(and(eq(exhibitionPersons.exhibitionId, exhibitionId), persons.isOnline))
      .orderBy(asc(exhibitionPersons.position), asc(persons.id)),
    lang,
  );
}

async function present(
  db: Database,
  rows: readonly Pick<typeof persons.$inferSelect, 'id' | 'name' | 'isGroup' | 'function' | 'image'>[],
  lang: Language,
): Promise<Credits> {
  const pictures = await loadPictures(
    db,
    rows.map(({ image }) => image),
  );
  return rows.map((row) => ({
    id: row.id,
    slug: recordSlug('person', namedPerson(row), lang),
    name: row.name,
    is_group: row.isGroup,
    function: pick(row.function, lang),
    image_obj: presentPicture(pictures, row.image, lang).image_obj,
  }));
}
