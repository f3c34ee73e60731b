import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { pages } from '../../platform/db/schema';
import { pagePaths } from './page-paths';

const byLanguage = (texts: object) => JSON.stringify(Object.entries(texts).sort());

/** Recomputes the paths of all pages: a parent's slug is part of its children's. */
export async function refreshPaths(db: Database): Promise<void> {
  const rows = await db
    .select({ id: pages.id, parent: pages.parentId, slug: pages.slug, path: pages.path })
    .from(pages);
  const paths = pagePaths(rows);
  for (const row of rows) {
    const path = paths.get(row.id) ?? {};
    if (byLanguage(path) !== byLanguage(row.path)) await db.update(pages).set({ path }).where(eq(pages.id, row.id));
  }
}
