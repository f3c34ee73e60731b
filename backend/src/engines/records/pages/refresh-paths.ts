import type { Localised } from '@vestibule/contracts/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { pages } from '../tables';
import { pagePaths } from './page-paths';

/** A page that has other addresses since. */
export interface MovedPage {
  readonly id: number;
  readonly isOnline: boolean;
  readonly before: Localised;
  readonly after: Localised;
}

const byLanguage = (texts: object) => JSON.stringify(Object.entries(texts).sort());

/** Recomputes the paths of all pages: a parent's slug is part of its children's. Returns those that have changed. */
export async function refreshPaths(db: Database): Promise<readonly MovedPage[]> {
  const rows = await db
    .select({ id: pages.id, parent: pages.parentId, slug: pages.slug, path: pages.path, isOnline: pages.isOnline })
    .from(pages);
  const paths = pagePaths(rows);
  const moved = rows
    .map(({ id, isOnline, path }) => ({ id, isOnline, before: path, after: paths.get(id) ?? {} }))
    .filter(({ before, after }) => byLanguage(before) !== byLanguage(after));
  for (const { id, after } of moved) await db.update(pages).set({ path: after }).where(eq(pages.id, id));
  return moved;
}
