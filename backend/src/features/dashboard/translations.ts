import type { AnswerOf, Language } from '@vestibule/contracts';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { and, asc, eq, gt, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { articles, events, exhibitions, pages, productions } from '../../engines/records/tables';
import { pick } from '../../platform/texts/localise';

/** Records that are named: the first to be translated. */
const NAMED = 3;

type TranslatedKind = AnswerOf<'dashboard'>['translations'][number]['kind'];

/** The kinds' tables; records that are hidden or over need no translation. */
const TABLES = {
  pages: { table: pages, shown: () => eq(pages.isOnline, true), first: pages.position },
  events: {
    table: events,
    shown: (now: string) => and(eq(events.isOnline, true), gt(events.endsAt, now)),
    first: events.startsAt,
  },
  productions: { table: productions, shown: () => productions.isOnline, first: productions.id },
  exhibitions: {
    table: exhibitions,
    shown: (now: string) =>
      and(exhibitions.isOnline, or(isNull(exhibitions.dateTo), gte(exhibitions.dateTo, now.slice(0, 10)))),
    first: exhibitions.id,
  },
  articles: { table: articles, shown: () => eq(articles.isOnline, true), first: sql`${articles.date} desc nulls last` },
} as const satisfies Readonly<Record<TranslatedKind, unknown>>;
const TRANSLATED_KINDS = Object.keys(TABLES) as readonly TranslatedKind[];

/** Languages that lack titles of public records, and the records to translate first. */
export async function missingTranslations(
  db: Database,
  lang: Language,
  now: number,
): Promise<AnswerOf<'dashboard'>['translations']> {
  const found = [];
  for (const kind of TRANSLATED_KINDS)
    for (const missing of LANGUAGES) {
      const rows = await untranslated(db, kind, missing, new Date(now).toISOString());
      const [row] = rows;
      if (row === undefined) continue;
      const first = rows.map(({ id, title }) => ({ id, title: pick(title, lang) }));
      found.push({ kind, lang: missing, count: row.count, first });
    }
  return found;
}

function untranslated(db: Database, kind: keyof typeof TABLES, lang: Language, now: string) {
  const { table, shown, first } = TABLES[kind];
  const lacksTitle: SQL = sql`coalesce(${table.title} ->> ${lang}, '') = ''`;
  return db
    .select({ id: table.id, title: table.title, count: sql<number>`(count(*) over ())::int` })
    .from(table)
    .where(and(shown(now), lacksTitle))
    .orderBy(sql`${first}`, asc(table.id))
    .limit(NAMED);
}
