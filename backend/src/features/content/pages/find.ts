import { LANGUAGES, type Language } from '@vestibule/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { pages } from '../../../engines/records/tables';

export type PageRow = typeof pages.$inferSelect;

/** The page at a path in one language; `path` is the part after the language, '' for the home page. */
export async function findPage(db: Database, lang: Language, path: string): Promise<PageRow | undefined> {
  const clean = path.split('/').filter(Boolean).join('/');
  const whole = clean === '' ? `/${lang}` : `/${lang}/${clean}`;
  const [row] = await db
    .select()
    .from(pages)
    .where(sql`${pages.path} ->> ${lang}::text = ${whole}`)
    .orderBy(asc(pages.id))
    .limit(1);
  return row;
}

/** The page's ancestors, the topmost first. */
export async function loadAncestors(db: Database, page: PageRow): Promise<PageRow[]> {
  if (page.parentId === null) return [];
  const rows = await db.select().from(pages).where(sql`${pages.id} in (
    with recursive up as (
      select id, parent_id from pages where id = ${page.parentId}
      union
      select p.id, p.parent_id from pages p join up on p.id = up.parent_id
    ) select id from up)`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const line: PageRow[] = [];
  for (
    let next = byId.get(page.parentId);
    next && !line.includes(next);
    next = next.parentId === null ? undefined : byId.get(next.parentId)
  )
    line.unshift(next);
  return line;
}

/** The online pages with the same parent, the page itself among them, in their order. */
export function loadSiblings(
  db: Database,
  { parentId }: Pick<PageRow, 'parentId'>,
): Promise<Pick<PageRow, 'id' | 'path'>[]> {
  const sameParent = parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId);
  return db
    .select({ id: pages.id, path: pages.path })
    .from(pages)
    .where(and(sameParent, pages.isOnline, pages.isClickable))
    .orderBy(asc(pages.position), asc(pages.id));
}

/** Whether the page is the home page: its path is the language alone. */
export const isHome = (page: PageRow) => LANGUAGES.some((lang) => page.path[lang] === `/${lang}`);
