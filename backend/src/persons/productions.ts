import type { Language, PersonDetail } from '@vestibule/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { events, productionPersons, productions } from '../db/schema';
import { eventSlug } from '../events/address';
import { notOver } from '../events/filter';
import { contentLanguage, pick } from '../texts/localise';

/** The productions of a person, each with the next date that it can be seen on. Two queries, however many there are. */
export async function loadProductions(db: Database, personId: number, asked: Language, now: number): Promise<PersonDetail['productions']> {
  const rows = await db
    .select({ id: productions.id, title: productions.title })
    .from(productionPersons)
    .innerJoin(productions, eq(productions.id, productionPersons.productionId))
    .where(eq(productionPersons.personId, personId))
    .orderBy(asc(productions.id));
  const next = await loadNextEvents(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(({ id, title }) => {
    const lang = contentLanguage(asked, title);
    const event = next.get(id);
    return { id, lang, title: pick(title, lang), next_event: event ? { id: event.id, slug: eventSlug(event, asked) } : null };
  });
}

/** The first event of each production that is not over. */
async function loadNextEvents(db: Database, ids: readonly number[], now: number) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectDistinctOn([events.productionId], { productionId: events.productionId, id: events.id, title: events.title })
    .from(events)
    .where(and(inArray(events.productionId, [...ids]), eq(events.isOnline, true), notOver(now)))
    .orderBy(asc(events.productionId), asc(events.localStart), asc(events.id));
  return new Map(rows.flatMap((row) => (row.productionId === null ? [] : [[row.productionId, row] as const])));
}
