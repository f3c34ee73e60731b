import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  articles,
  articleTags,
  persons,
  productionPersons,
  productions,
  productionTags,
  teasers,
} from '../../db/schema';
import { byText, compact } from './compact';
import { grouped, type ExportNames } from './names';

type Fields = Record<string, unknown>;
const byKey = <T extends { key: string }>(rows: T[]): T[] => rows.sort((a, b) => byText(a.key, b.key));

export async function exportPersons(db: Database): Promise<Fields[]> {
  return byKey(await db.select().from(persons)).map(({ id: _, ...person }) => compact(person));
}

export async function exportProductions(db: Database, names: ExportNames): Promise<Fields[]> {
  const tags = grouped(
    (await db.select().from(productionTags)).map((row) => ({ owner: row.productionId, label: names.term(row.termId) })),
    true,
  );
  const people = grouped(
    (await db.select().from(productionPersons).orderBy(asc(productionPersons.position))).map((row) => ({
      owner: row.productionId,
      label: names.person(row.personId),
    })),
    false,
  );
  return byKey(await db.select().from(productions)).map(
    ({ id, key, title, body, seasonId, typeId, dateFrom, dateTo, image, audio }) =>
      compact({
        key,
        title,
        body,
        season: names.term(seasonId),
        exhibition_type: names.term(typeId),
        tags: tags.get(id),
        persons: people.get(id),
        date_from: dateFrom,
        date_to: dateTo,
        image,
        audio,
      }),
  );
}

export async function exportArticles(db: Database, names: ExportNames): Promise<Fields[]> {
  const tags = grouped(
    (await db.select().from(articleTags)).map((row) => ({ owner: row.articleId, label: names.term(row.termId) })),
    true,
  );
  return byKey(await db.select().from(articles)).map(({ id, key, title, body, date, author, categoryId, image }) =>
    compact({ key, title, body, date, author, category: names.term(categoryId), tags: tags.get(id), image }),
  );
}

export async function exportTeasers(db: Database): Promise<Fields[]> {
  return byKey(await db.select().from(teasers)).map(
    ({ key, position, preline, headline, subline, linkText, link, image, style }) =>
      compact({ key, position, preline, headline, subline, link_text: linkText, link, image, style }),
  );
}
