import { randomUUID } from 'node:crypto';
import { notFound, type Language, type ModuleModel } from '@vestibule/contracts';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { modules } from '../../../engines/records/tables';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { checkFieldReferences } from '../../../engines/records/check/check-field-references';
import { storeFields } from '../../../engines/fields/store';
import type { Json } from '../../../platform/db/documents';
import { indexRecords } from '../../../engines/search/write/index-records';
import { loadModuleTree, type ModuleRow, type ModuleOwner } from '../../../engines/records/modules/load';
import { lockModulePlace, makeRoomForModule, type Placement } from './place';
import { layoutOf } from '../../../engines/records/modules/layout';
import { addTexts } from './add-texts';
import { inHistory } from './content/history';
import type { By } from '../../../platform/audit/note';
import { moduleVersion, takeSnapshot } from '../../../engines/records/publishing/snapshot';
import { lockOwner, ownerOf } from './owner';
import { checkVersion } from '../../../platform/server/version';

/** Adds a module; its texts are those of `lang`. */
export function createModule(db: Database, model: ModuleModel, lang: Language, body: Json, by: By): Promise<ModuleRow> {
  const { page, container, section, column, position, ...fields } = body as Json & Placement;
  const placement = { page, container, section, column, position };
  return db.transaction(async (tx) => {
    await checkFieldReferences(tx, moduleFieldsOf(model), fields);
    const { texts, data } = storeFields(moduleFieldsOf(model), fields);
    const owner = await lockModulePlace(tx, placement);
    return inHistory(tx, owner, { ...by, step: 'add', model }, async () => {
      const place = await makeRoomForModule(tx, placement);
      const values = {
        ...place,
        model,
        key: randomUUID(),
        data,
        texts: { [lang]: texts },
        updatedAt: new Date(by.now).toISOString(),
      };
      const [row] = await tx.insert(modules).values(values).returning();
      if (!row) throw new TypeError('The new module was not returned');
      await indexPageOf(tx, row);
      return row;
    });
  });
}

/**
 * Changes fields of a module; texts of `lang` only. `version` is the one that was changed; undefined for whichever
 * there is. Throws `not_found`, 412 when it is not the latest.
 */
export function changeModule(
  db: Database,
  model: ModuleModel,
  id: number,
  lang: Language,
  changes: Json,
  version: string | undefined,
  by: By,
): Promise<ModuleRow> {
  return db.transaction(async (tx) => {
    const owner = await lockModule(tx, model, id, version);
    await checkFieldReferences(tx, moduleFieldsOf(model), changes);
    return inHistory(tx, owner, { ...by, step: 'change', model }, async () => {
      const [row] = await tx.select().from(modules).where(eq(modules.id, id));
      if (!row) throw notFound('There is no such module');
      const stored = storeFields(moduleFieldsOf(model), changes);
      const texts = addTexts(moduleFieldsOf(model), row, lang, stored);
      const values = { data: { ...row.data, ...stored.data }, texts, updatedAt: new Date(by.now).toISOString() };
      const [changed] = await tx.update(modules).set(values).where(eq(modules.id, id)).returning();
      if (!changed) throw new TypeError('The changed module was not returned');
      if (model === 'section') await gatherColumns(tx, id, layoutOf(changed.data));
      await indexPageOf(tx, changed);
      return changed;
    });
  });
}

/** Keeps others from writing to the module's page or container. Throws `not_found`, 412 for an older version. */
async function lockModule(
  tx: Database,
  model: ModuleModel,
  id: number,
  version: string | undefined,
): Promise<ModuleOwner> {
  const owner = await ownerOf(tx, id, model);
  await lockOwner(tx, owner);
  if (version !== undefined) checkVersion(version, moduleVersion(await takeSnapshot(tx, owner), id));
  return owner;
}

/** The search finds a page by the texts of its modules. */
async function indexPageOf(tx: Database, { pageId }: ModuleRow): Promise<void> {
  if (pageId !== null) await indexRecords(tx, 'pages', [pageId]);
}

/** A layout with fewer columns must not hide the modules of the others: they go below those of the last one. */
async function gatherColumns(tx: Database, sectionId: number, layout: string): Promise<void> {
  const last = layout.split('-').length - 1;
  const rows = await tx
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.sectionId, sectionId), gte(modules.column, last)))
    .orderBy(asc(modules.column), asc(modules.position), asc(modules.id));
  for (const [position, { id }] of rows.entries())
    await tx.update(modules).set({ column: last, position }).where(eq(modules.id, id));
}

/**
 * Removes a module and everything in it; returns it. `version` as in `changeModule`. Throws `not_found`, 412 when it is
 * not the latest.
 */
export function deleteModule(
  db: Database,
  model: ModuleModel,
  id: number,
  version: string | undefined,
  by: By,
): Promise<ModuleRow> {
  return db.transaction(async (tx) => {
    const owner = await lockModule(tx, model, id, version);
    return inHistory(tx, owner, { ...by, step: 'remove', model }, async () => {
      const rows = await loadModuleTree(tx, id);
      const row = rows.find((one) => one.id === id);
      if (!row) throw notFound('There is no such module');
      await tx.delete(modules).where(
        inArray(
          modules.id,
          rows.map((one) => one.id),
        ),
      );
      await indexPageOf(tx, row);
      return row;
    });
  });
}
