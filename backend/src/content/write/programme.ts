import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { articles, persons, productions, teasers } from '../../db/schema';
import type { RecordOf } from '../schemas/index';
import { shiftDay } from '../shift';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from './batches';
import { linkArticles, linkProductions } from './links';
import type { Names } from './names';
import { safeHtml } from './texts';

const isNumber = (id: number | null | undefined): id is number => typeof id === 'number';

export async function writePersons(db: Database, records: readonly RecordOf<'persons'>[]): Promise<Count> {
  const rows = records.map((person) => ({
    key: person.key,
    name: person.name,
    function: person.function ?? {},
    department: person.department ?? {},
    body: safeHtml(person.body),
    image: person.image || null,
  }));
  const set = takeGiven(persons, ['id', 'key']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(persons)
        .values(batch)
        .onConflictDoUpdate({ target: persons.key, set })
        .returning({ created: wasInserted }),
    ),
  );
}

/** Ids of persons or productions by key. */
export async function idsOf(
  db: Database,
  table: typeof persons | typeof productions,
  keys: Iterable<string | undefined>,
): Promise<Map<string, number>> {
  const wanted = [...new Set(keys)].filter((key): key is string => !!key);
  const rows = await inBatches(wanted, (batch) =>
    db.select({ id: table.id, key: table.key }).from(table).where(inArray(table.key, batch)),
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}

export async function writeProductions(
  db: Database,
  records: readonly RecordOf<'productions'>[],
  names: Names,
): Promise<Count> {
  const people = await idsOf(
    db,
    persons,
    records.flatMap((production) => production.persons ?? []),
  );
  const rows = records.map((production) => ({
    key: production.key,
    title: production.title,
    body: safeHtml(production.body),
    seasonId: names.get('season', production.season),
    typeId: names.get('type', production.exhibition_type),
    dateFrom: production.date_from || null,
    dateTo: production.date_to || null,
    image: production.image || null,
    audio: production.audio ?? [],
  }));
  const set = takeGiven(productions, ['id', 'key']);
  const written = await inBatches(rows, (batch) =>
    db
      .insert(productions)
      .values(batch)
      .onConflictDoUpdate({ target: productions.key, set })
      .returning({ id: productions.id, key: productions.key, created: wasInserted }),
  );
  const ids = new Map(written.map((row) => [row.key, row.id]));
  await linkProductions(
    db,
    records.flatMap((production) => {
      const id = ids.get(production.key);
      if (id === undefined) return [];
      const terms = (production.tags ?? []).map((tag) => names.get('tag', tag)).filter(isNumber);
      return [{ id, terms, persons: (production.persons ?? []).map((key) => people.get(key)).filter(isNumber) }];
    }),
  );
  return countRows(written);
}

export async function writeArticles(
  db: Database,
  records: readonly RecordOf<'articles'>[],
  names: Names,
): Promise<Count> {
  const rows = records.map((article) => ({
    key: article.key,
    title: article.title,
    body: safeHtml(article.body),
    date: article.date || null,
    author: article.author || null,
    categoryId: names.get('category', article.category),
    image: article.image || null,
  }));
  const set = takeGiven(articles, ['id', 'key']);
  const written = await inBatches(rows, (batch) =>
    db
      .insert(articles)
      .values(batch)
      .onConflictDoUpdate({ target: articles.key, set })
      .returning({ id: articles.id, key: articles.key, created: wasInserted }),
  );
  const ids = new Map(written.map((row) => [row.key, row.id]));
  await linkArticles(
    db,
    records.flatMap((article) => {
      const id = ids.get(article.key);
      return id === undefined
        ? []
        : [{ id, terms: (article.tags ?? []).map((tag) => names.get('tag', tag)).filter(isNumber) }];
    }),
  );
  return countRows(written);
}

export async function writeTeasers(
  db: Database,
  records: readonly RecordOf<'teasers'>[],
  weeks: number,
  isDemo: boolean,
): Promise<Count> {
  const rows = records.map((teaser) => ({
    key: teaser.key,
    position: shiftDay(teaser.position, weeks),
    preline: teaser.preline ?? {},
    headline: teaser.headline,
    subline: teaser.subline ?? {},
    linkText: teaser.link_text ?? {},
    link: teaser.link ?? {},
    image: teaser.image || null,
    style: teaser.style ?? '',
    isDemo,
  }));
  const set = takeGiven(teasers, ['id', 'key']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(teasers)
        .values(batch)
        .onConflictDoUpdate({ target: teasers.key, set })
        .returning({ created: wasInserted }),
    ),
  );
}
