import { notFound, SiteError } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { modules, type KeptModule } from '../../../../engines/records/tables';
import { checkVersion } from '../../../../platform/server/version';
import { MAX_DEPTH, type ModuleOwner } from '../../../../engines/records/modules/load';
import { lockOwner, ownerOf } from '../owner';
import { findModulePlace, type Placement } from '../place';
import { inHistory } from './history';
import type { By } from '../../../../platform/audit/note';
import { orderVersion, takeSnapshot, treeOf } from '../../../../engines/records/publishing/snapshot';

const wrong = (field: string, message: string) => new SiteError('validation', 400, `${field} ${message}`, { field });

/**
 * Moves a module to another place of its page or container; returns that owner. `order` is the order that the editor
 * saw: 412 when modules have come, gone or moved since. Throws `not_found`, and `validation` for an invalid place.
 */
export function moveModule(
  db: Database,
  id: number,
  placement: Placement,
  order: string,
  by: By,
): Promise<ModuleOwner> {
  return db.transaction(async (tx) => {
    const owner = await ownerOf(tx, id);
    await lockOwner(tx, owner);
    const kept = await takeSnapshot(tx, owner);
    const module = kept.find((one) => one.id === id);
    if (!module) throw notFound('There is no such module');
    checkVersion(order, orderVersion(kept));
    const { column = 0, section = null, position } = placement;
    const place = await findModulePlace(tx, placement, column);
    if (place.owner.pageId !== owner.pageId || place.owner.containerId !== owner.containerId)
      throw wrong(section === null ? 'page' : 'section', 'is not where the module is');
    checkDepth(kept, id, section);
    await inHistory(tx, owner, { ...by, step: 'move', model: module.model }, async () => {
      const others = kept.filter((one) => one.sectionId === section && one.column === column && one.id !== id);
      others.splice(position ?? others.length, 0, module);
      for (const [index, one] of others.entries()) {
        const values = one.id === id ? { sectionId: section, column, position: index } : { position: index };
        if (one.id === id || one.position !== index) await tx.update(modules).set(values).where(eq(modules.id, one.id));
      }
    });
    return owner;
  });
}

/** A section must not come into itself, nor deeper than a page is read. */
function checkDepth(kept: readonly KeptModule[], id: number, section: number | null): void {
  const levels = (tree: readonly KeptModule[], from: number): number =>
    1 + Math.max(0, ...tree.filter(({ sectionId }) => sectionId === from).map((child) => levels(tree, child.id)));
  let above = 0;
  for (let at = section; at !== null; at = kept.find((one) => one.id === at)?.sectionId ?? null) {
    if (at === id) throw wrong('section', 'is in the module itself');
    above += 1;
  }
  if (above + levels(treeOf(kept, id), id) > MAX_DEPTH) throw wrong('section', `is more than ${MAX_DEPTH} levels deep`);
}
