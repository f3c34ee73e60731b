import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { modules } from '../tables';

export type ModuleRow = typeof modules.$inferSelect;

/** The page or the container that holds modules; one of both is null. */
export type ModuleOwner = Pick<ModuleRow, 'pageId' | 'containerId'>;

/** The owner's modules, at any depth. */
export const heldBy = ({ pageId, containerId }: ModuleOwner): SQL | undefined =>
  pageId === null ? eq(modules.containerId, containerId ?? 0) : eq(modules.pageId, pageId);

/** Sections may contain sections, at most this deep; the limit also ends a loop in bad data. */
export const MAX_DEPTH = 6;

/** All modules of a page, parents before children. */
export const loadPageModules = (db: Database, pageId: number) => loadTree(db, eq(modules.pageId, pageId));
/** All modules of a container. */
export const loadContainerModules = (db: Database, containerId: number) =>
  loadTree(db, eq(modules.containerId, containerId));
/** A module with everything in it. */
export const loadModuleTree = (db: Database, id: number) => loadTree(db, eq(modules.id, id));

/** One query per level; a page has one or two. */
async function loadTree(db: Database, root: SQL): Promise<ModuleRow[]> {
  const found = new Map<number, ModuleRow>();
  let where = root;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const level = (
      await db.select().from(modules).where(where).orderBy(modules.column, modules.position, modules.id)
    ).filter((row) => !found.has(row.id));
    for (const row of level) found.set(row.id, row);
    const sections = level.filter((row) => row.model === 'section').map((row) => row.id);
    if (sections.length === 0) break;
    where = inArray(modules.sectionId, sections);
  }
  return [...found.values()];
}

/** Modules in column `column` of `sectionId`, or at the top where that is null, in their order. */
export function childrenOf(
  rows: readonly ModuleRow[],
  sectionId: number | null,
  column?: number,
): readonly ModuleRow[] {
  return rows
    .filter((row) => row.sectionId === sectionId && (column === undefined || row.column === column))
    .sort((a, b) => a.position - b.position || a.id - b.id);
}
