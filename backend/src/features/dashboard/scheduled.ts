import type { AnswerOf, Language } from '@vestibule/contracts';
import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { pages, publications } from '../../engines/records/tables';
import { pick } from '../../platform/texts/localise';

/** Publications that are listed: the next ones. */
const SHOWN = 10;

/** The publications of pages that are planned, the next first. */
export async function plannedPublications(
  db: Database,
  lang: Language,
  now: number,
): Promise<AnswerOf<'dashboard'>['scheduled']> {
  const rows = await db
    .select({ page: pages.id, title: pages.title, path: pages.path, lang: publications.lang, at: publications.at })
    .from(publications)
    .innerJoin(pages, eq(pages.id, publications.pageId))
    .where(gt(publications.at, new Date(now).toISOString()))
    .orderBy(asc(publications.at), asc(publications.id))
    .limit(SHOWN);
  return rows.map((row) => ({
    page: row.page,
    title: pick(row.title, lang),
    url: pick(row.path, row.lang),
    lang: row.lang,
    at: new Date(row.at).toISOString(),
  }));
}
