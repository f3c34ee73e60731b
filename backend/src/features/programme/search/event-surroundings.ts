import type { Language, Localised } from '@vestibule/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  eventPersons,
  eventTags,
  events,
  exhibitionPersons,
  persons,
  productionPersons,
  rooms,
  terms,
  venues,
} from '../../../engines/records/tables';
import { accessOfEvent, presentAccess } from '../events/access';
import { nameOf } from '../../../platform/texts/name-of';
import { plainText } from '../../../platform/html/plain-text';
import { pick } from '../../../platform/texts/localise';
import { remembered } from '../../../engines/search/remembered';

/** Texts by which an event is found besides its own, as its page shows them in a language. */
export interface Surroundings {
  /** Names of its room, its venue and its tags. */
  readonly names: string;
  /** People who take part. */
  readonly persons: string;
  /** How one gets in, and in which languages it is. */
  readonly access: string;
}

interface Named {
  readonly name: string;
  readonly title: Localised;
}

/** Surroundings of these events, by their ids. */
export async function loadSurroundings(
  db: Database,
  ids: readonly number[],
): Promise<(id: number, lang: Language) => Surroundings> {
  const [places, tags, people] = [await placesOf(db, ids), await tagsOf(db, ids), await peopleOf(db, ids)];
  const plain = remembered(plainText);
  return (id, lang) => {
    const [place] = places.get(id) ?? [];
    const own = presentAccess(place ? accessOfEvent(place, place) : {}, lang).map(({ name }) => name);
    const named: readonly (Named | null | undefined)[] = [place?.room, place?.venue, ...(tags.get(id) ?? [])];
    return {
      names: named.map((one) => (one ? nameOf(one, lang) : '')).join(' '),
      persons: (people.get(id) ?? []).map(({ name }) => name).join(', '),
      access: [...own, plain(pick(place?.venue?.access ?? {}, lang))].filter(Boolean).join(' · '),
    };
  };
}

/** An event without a venue is at its room's. */
async function placesOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({
      id: events.id,
      access: events.access,
      ownAccess: events.ownAccess,
      room: {
        name: rooms.name,
        title: rooms.title,
        accessMeans: rooms.accessMeans,
        ownAccess: rooms.ownAccess,
      },
      venue: { name: venues.name, title: venues.title, access: venues.access, accessMeans: venues.accessMeans },
    })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, eq(venues.id, sql`coalesce(${events.venueId}, ${rooms.venueId})`))
    .where(inArray(events.id, [...ids]));
  return byId(rows);
}

async function tagsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: eventTags.eventId, name: terms.name, title: terms.title })
    .from(eventTags)
    .innerJoin(terms, eq(terms.id, eventTags.termId))
    .where(inArray(eventTags.eventId, [...ids]))
    .orderBy(terms.id);
  return byId(rows);
}

/** People who take part in an event by themselves, or with its production or exhibition. */
async function peopleOf(db: Database, ids: readonly number[]) {
  const fields = { person: sql<number>`${persons.id}`.as('person'), name: persons.name };
  const own = db
    .select({ id: sql<number>`${eventPersons.eventId}`.as('event'), ...fields })
    .from(eventPersons)
    .innerJoin(persons, and(eq(persons.id, eventPersons.personId), persons.isOnline))
    .where(inArray(eventPersons.eventId, [...ids]));
  const produced = db
    .select({ id: sql<number>`${events.id}`.as('event'), ...fields })
    .from(events)
    .innerJoin(productionPersons, eq(productionPersons.productionId, events.productionId))
    .innerJoin(persons, and(eq(persons.id, productionPersons.personId), persons.isOnline))
    .where(inArray(events.id, [...ids]));
  const shown = db
    .select({ id: sql<number>`${events.id}`.as('event'), ...fields })
    .from(events)
    .innerJoin(exhibitionPersons, eq(exhibitionPersons.exhibitionId, events.exhibitionId))
    .innerJoin(persons, and(eq(persons.id, exhibitionPersons.personId), persons.isOnline))
    .where(inArray(events.id, [...ids]));
  return byId(
    await own
      .union(produced)
      .union(shown)
      .orderBy(sql`person`),
  );
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, readonly T[]> {
  const lists = new Map<number, T[]>();
  for (const row of rows) {
    const list = lists.get(row.id) ?? [];
    list.push(row);
    lists.set(row.id, list);
  }
  return lists;
}
