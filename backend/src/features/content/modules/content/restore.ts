import { notFound } from '@vestibule/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { modules, type KeptModule } from '../../../../engines/records/tables';
import { indexRecords } from '../../../../engines/search/write/index-records';
import { checkVersion } from '../../../../platform/server/version';
import { lockOwner, requireVisible } from '../owner';
import type { ModuleOwner } from '../../../../engines/records/modules/load';
import type { By } from '../../../../platform/audit/note';
import { holdPublished } from '../../../../engines/records/publishing/publications';
import { findVersion, headOf, keep, noteContent } from './history';
import { contentVersion, takeSnapshot } from '../../../../engines/records/publishing/snapshot';

/**
 * Undoes the last step, or redoes the step that was undone last; `version` is the content that the editor saw. Throws
 * `not_found` where there is no such step, 412 when the content has changed since.
 */
export function stepContent(
  db: Database,
  owner: ModuleOwner,
  direction: 'undo' | 'redo',
  version: string,
  { authorId, now }: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockOwner(tx, owner))) throw notFound('There is no such page or section');
    const present = await takeSnapshot(tx, owner);
    checkVersion(version, contentVersion(present));
    const head = await headOf(tx, owner);
    // Imports since the last step cannot be undone by editors.
    const isSeen = head?.version === version;
    const target = isSeen ? await findVersion(tx, owner, direction === 'undo' ? head.undoTo : head.redoTo) : undefined;
    if (!head || !target) throw notFound('There is nothing to take back or to do again');
    await requireVisible(tx, owner, authorId);
    if (owner.pageId !== null) await holdPublished(tx, owner.pageId, present, now);
    await putBack(tx, owner, target.modules, present, now);
    const restored = await takeSnapshot(tx, owner);
    await noteContent(tx, { authorId, now }, owner, present, restored);
    await keep(tx, owner, restored, {
      step: direction,
      model: direction === 'undo' ? head.model : target.model,
      authorId,
      undoTo: target.undoTo,
      redoTo: direction === 'undo' ? head.id : target.redoTo,
      at: new Date(now).toISOString(),
    });
    if (owner.pageId !== null) await indexRecords(tx, 'pages', [owner.pageId]);
  });
}

/** The owner holds these modules and no others, each under the id that it had. */
export async function putBack(
  tx: Database,
  { pageId, containerId }: ModuleOwner,
  wanted: readonly KeptModule[],
  present: readonly KeptModule[],
  now: number,
): Promise<void> {
  const ids = new Set(wanted.map(({ id }) => id));
  const gone = present.map(({ id }) => id).filter((id) => !ids.has(id));
  if (gone.length > 0) await tx.delete(modules).where(inArray(modules.id, gone));
  const there = new Map(present.map((module) => [module.id, asText(module)]));
  for (const module of wanted) {
    if (there.get(module.id) === asText(module)) continue;
    const { id, ...kept } = module;
    const values = { ...kept, pageId, containerId, updatedAt: new Date(now).toISOString() };
    if (there.has(id)) await tx.update(modules).set(values).where(eq(modules.id, id));
    else
      await tx
        .insert(modules)
        .overridingSystemValue()
        .values({ id, ...values });
  }
}

/** The database gives the names in a stored version in an order of its own. */
const asText = ({ id, sectionId, column, position, key, model, data, texts }: KeptModule) =>
  JSON.stringify([id, sectionId, column, position, key, model, data, texts]);
