import { randomUUID } from 'node:crypto';
import { notFound, type Language, type ModuleModel } from '@vestibule/contracts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { modules } from '../db/schema';
import { asObject, type Json } from '../house/documents';
import { indexRecords } from '../search/write/index-records';
import { checkReferences } from './check-references';
import { loadModuleTree, type ModuleRow } from './load';
import { makeRoom, type Placement } from './place';
import { layoutOf } from './layout';
import { splitFields } from './split';
import { shownTexts } from './texts';

/** Adds a module; its texts are those of `lang`. */
export function createModule(
  db: Database,
  model: ModuleModel,
  lang: Language,
  body: Json,
  now: number,
): Promise<ModuleRow> {
  const { page, section, column, position, ...fields } = body as Json & Placement;
  return db.transaction(async (tx) => {
    await checkReferences(tx, fields);
    const { texts, data } = splitFields(model, fields);
    const place = await makeRoom(tx, { page, section, column, position });
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
    await checkReferences(tx, changes);
    const { texts, data } = splitFields(model, changes);
    const values = {
      data: { ...row.data, ...data },
      texts: withTexts(row, model, lang, texts),
      updatedAt: new Date(now).toISOString(),
    };
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

/** A layout with fewer columns must not hide what stood in the others: it moves to the last one. */
async function gatherColumns(tx: Database, sectionId: number, layout: string): Promise<void> {
  const last = layout.split('-').length - 1;
  await tx
    .update(modules)
    .set({ column: last })
    .where(and(eq(modules.sectionId, sectionId), gt(modules.column, last)));
}

/**
 * A first change in a language that has no texts yet starts from the ones that were shown in their place: else the
 * change would stand alone, and the module would go on being shown in the other language.
 */
function withTexts(
  row: ModuleRow,
  model: ModuleModel,
  lang: Language,
  texts: Readonly<Record<string, string>>,
): ModuleRow['texts'] {
  if (Object.keys(texts).length === 0) return row.texts;
  const shown = shownTexts(model, row, lang);
  const base = shown.lang === lang ? asObject(row.texts[lang]) : { ...asObject(row.texts[lang]), ...shown.texts };
  return { ...row.texts, [lang]: { ...base, ...texts } };
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
