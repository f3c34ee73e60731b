import { randomUUID } from 'node:crypto';
import { notFound, type Language, type ModuleModel } from '@vestibule/contracts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { modules } from '../platform/db/schema';
import { fieldsOf } from '@vestibule/contracts/modules/models';
import { checkReferences } from '../fields/check-references';
import { storeFields } from '../fields/store';
import type { Json } from '../site/house/documents';
import { indexRecords } from '../search/write/index-records';
import { loadModuleTree, type ModuleRow } from './load';
import { makeRoom, type Placement } from './place';
import { layoutOf } from './layout';
import { addTexts } from './add-texts';

/** Adds a module; its texts are those of `lang`. */
export function createModule(
  db: Database,
  model: ModuleModel,
  lang: Language,
  body: Json,
  now: number,
): Promise<ModuleRow> {
  const { page, container, section, column, position, ...fields } = body as Json & Placement;
  return db.transaction(async (tx) => {
    await checkReferences(tx, fieldsOf(model), fields);
    const { texts, data } = storeFields(fieldsOf(model), fields);
    const place = await makeRoom(tx, { page, container, section, column, position });
    const values = {
      ...place,
      model,
      key: randomUUID(),
      data,
      texts: { [lang]: texts },
      updatedAt: new Date(now).toISOString(),
    };
    const [row] = await tx.insert(modules).values(values).returning();
    if (!row) throw new TypeError('The new module was not returned');
    await indexPageOf(tx, row);
    return row;
  });
}

/** Changes fields of a module; texts of `lang` only. Throws `not_found`. */
export function changeModule(
  db: Database,
  model: ModuleModel,
  id: number,
  lang: Language,
  changes: Json,
  now: number,
): Promise<ModuleRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(modules)
      .where(and(eq(modules.id, id), eq(modules.model, model)))
      .for('update');
    if (!row) throw notFound('There is no such module');
    await checkReferences(tx, fieldsOf(model), changes);
    const stored = storeFields(fieldsOf(model), changes);
    const texts = addTexts(fieldsOf(model), row, lang, stored);
    const values = { data: { ...row.data, ...stored.data }, texts, updatedAt: new Date(now).toISOString() };
    const [changed] = await tx.update(modules).set(values).where(eq(modules.id, id)).returning();
    if (!changed) throw new TypeError('The changed module was not returned');
    if (model === 'section') await gatherColumns(tx, id, layoutOf(changed.data));
    await indexPageOf(tx, changed);
    return changed;
  });
}

/** The search finds a page by what its modules say. */
async function indexPageOf(tx: Database, { pageId }: ModuleRow): Promise<void> {
  if (pageId !== null) await indexRecords(tx, 'pages', [pageId]);
}

/** A layout with fewer columns must not hide the modules of the others: they move to the last one. */
async function gatherColumns(tx: Database, sectionId: number, layout: string): Promise<void> {
  const last = layout.split('-').length - 1;
  await tx
    .update(modules)
    .set({ column: last })
    .where(and(eq(modules.sectionId, sectionId), gt(modules.column, last)));
}

/** Removes a module and everything in it; returns it. Throws `not_found`. */
export function deleteModule(db: Database, model: ModuleModel, id: number): Promise<ModuleRow> {
  return db.transaction(async (tx) => {
    const rows = await loadModuleTree(tx, id);
    const row = rows.find((one) => one.id === id && one.model === model);
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
}
