import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { articleTags, eventPersons, eventTags, productionPersons, productionTags } from '../../db/schema';
import { inBatches } from './batches';

/** What a record is linked to: term ids without order, person ids in the order they are named. */
export interface Links {
  readonly id: number;
  readonly terms?: readonly number[];
  readonly persons?: readonly number[];
}

const unique = (ids: readonly number[] | undefined) => [...new Set(ids)];

export async function linkEvents(db: Database, links: readonly Links[]): Promise<void> {
  await inBatches(links, async (batch) => {
    const ids = batch.map((link) => link.id);
    await db.delete(eventTags).where(inArray(eventTags.eventId, ids));
    await db.delete(eventPersons).where(inArray(eventPersons.eventId, ids));
    return [];
  });
  const tags = links.flatMap(({ id, terms }) => unique(terms).map((termId) => ({ eventId: id, termId })));
  const persons = links.flatMap(({ id, persons }) =>
    unique(persons).map((personId, position) => ({ eventId: id, personId, position })),
  );
  await inBatches(tags, async (batch) => (await db.insert(eventTags).values(batch), []));
  await inBatches(persons, async (batch) => (await db.insert(eventPersons).values(batch), []));
}

export async function linkProductions(db: Database, links: readonly Links[]): Promise<void> {
  await inBatches(links, async (batch) => {
    const ids = batch.map((link) => link.id);
    await db.delete(productionTags).where(inArray(productionTags.productionId, ids));
    await db.delete(productionPersons).where(inArray(productionPersons.productionId, ids));
    return [];
  });
  const tags = links.flatMap(({ id, terms }) => unique(terms).map((termId) => ({ productionId: id, termId })));
  const persons = links.flatMap(({ id, persons }) =>
    unique(persons).map((personId, position) => ({ productionId: id, personId, position })),
  );
  await inBatches(tags, async (batch) => (await db.insert(productionTags).values(batch), []));
  await inBatches(persons, async (batch) => (await db.insert(productionPersons).values(batch), []));
}

export async function linkArticles(db: Database, links: readonly Links[]): Promise<void> {
  await inBatches(links, async (batch) => {
    await db.delete(articleTags).where(
      inArray(
        articleTags.articleId,
        batch.map((link) => link.id),
      ),
    );
    return [];
  });
  const tags = links.flatMap(({ id, terms }) => unique(terms).map((termId) => ({ articleId: id, termId })));
  await inBatches(tags, async (batch) => (await db.insert(articleTags).values(batch), []));
}
