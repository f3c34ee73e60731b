import { inArray } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/database';
import { type KeptModule, modules } from '../tables';
import { groupBy } from '../../../platform/group-by';
import { versionOf } from '../../../platform/server/version';
import { heldBy, type ModuleOwner } from '../modules/load';

const KEPT = {
  id: modules.id,
  sectionId: modules.sectionId,
  column: modules.column,
  position: modules.position,
  key: modules.key,
  model: modules.model,
  data: modules.data,
  texts: modules.texts,
};
const ORDER = [modules.sectionId, modules.column, modules.position, modules.id];

/** All modules of a page or container as a version keeps them, sections and columns in their order. */
export const takeSnapshot = (db: Database, owner: ModuleOwner): Promise<KeptModule[]> =>
  db
    .select(KEPT)
    .from(modules)
    .where(heldBy(owner))
    .orderBy(...ORDER);

/** The same of many pages at one look. */
export async function takeSnapshots(
  db: Database,
  pageIds: readonly number[],
): Promise<(page: number) => readonly KeptModule[]> {
  const rows = await inBatches(pageIds, (batch) =>
    db
      .select({ ...KEPT, pageId: modules.pageId })
      .from(modules)
      .where(inArray(modules.pageId, batch))
      .orderBy(...ORDER),
  );
  const ofPage = groupBy(rows, ({ pageId }) => pageId);
  return (page) => (ofPage.get(page) ?? []).map(({ pageId: _, ...kept }) => kept);
}

/** Changes with any stored value. Positions count by their order alone: gaps between them do not matter. */
export const contentVersion = (kept: readonly KeptModule[]): string =>
  versionOf({ modules: kept.map(({ position: _, ...module }) => module) });

/** Changes when modules come, go or move. */
export const orderVersion = (kept: readonly KeptModule[]): string =>
  versionOf({ order: kept.map(({ id, sectionId, column }) => [id, sectionId, column]) });

/** A module with everything in it, the module first. */
export function treeOf(kept: readonly KeptModule[], id: number): readonly KeptModule[] {
  const own = kept.filter((module) => module.id === id);
  return [...own, ...kept.filter((module) => module.sectionId === id).flatMap((child) => treeOf(kept, child.id))];
}

/** Changes with the module and with whatever is in it, not with its place. */
export function moduleVersion(kept: readonly KeptModule[], id: number): string {
  const tree = treeOf(kept, id).map(({ position: _, ...module }) => module);
  return versionOf({
    modules: tree.map((module, index) => (index === 0 ? { ...module, sectionId: 0, column: 0 } : module)),
  });
}
