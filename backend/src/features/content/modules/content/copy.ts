import { randomUUID } from 'node:crypto';
import { notFound } from '@vestibule/contracts';
import type { Database } from '../../../../platform/db/database';
import { modules } from '../../../../engines/records/tables';
import { indexRecords } from '../../../../engines/search/write/index-records';
import { lockOwner, ownerOf } from '../owner';
import type { ModuleOwner } from '../../../../engines/records/modules/load';
import { makeRoomForModule } from '../place';
import { inHistory } from './history';
import type { By } from '../../../../platform/audit/note';
import { takeSnapshot, treeOf } from '../../../../engines/records/publishing/snapshot';

/**
 * Puts a copy of a module, with everything in it, right below it; returns its page or container. Throws `not_found`.
 */
export function copyModule(db: Database, id: number, by: By): Promise<ModuleOwner> {
  return db.transaction(async (tx) => {
    const owner = await ownerOf(tx, id);
    await lockOwner(tx, owner);
    const kept = await takeSnapshot(tx, owner);
    const [original, ...inside] = treeOf(kept, id);
    if (!original) throw notFound('There is no such module');
    await inHistory(tx, owner, { ...by, step: 'copy', model: original.model }, async () => {
      const { sectionId, column } = original;
      const siblings = kept.filter((one) => one.sectionId === sectionId && one.column === column);
      const at = sectionId === null ? ownPlacement(owner) : { section: sectionId };
      const { position } = await makeRoomForModule(tx, { ...at, column, position: siblings.indexOf(original) + 1 });
      const made = new Map<number, number>();
      for (const { id: old, ...module } of [original, ...inside]) {
        const place = old === id ? { position } : { sectionId: made.get(module.sectionId ?? 0) ?? null };
        const values = {
          ...module,
          ...owner,
          ...place,
          key: randomUUID(),
          updatedAt: new Date(by.now).toISOString(),
        };
        const [copy] = await tx.insert(modules).values(values).returning({ id: modules.id });
        if (!copy) throw new TypeError('The copy was not returned');
        made.set(old, copy.id);
      }
    });
    if (owner.pageId !== null) await indexRecords(tx, 'pages', [owner.pageId]);
    return owner;
  });
}

const ownPlacement = ({ pageId, containerId }: ModuleOwner) =>
  pageId === null ? { container: containerId ?? 0 } : { page: pageId };
