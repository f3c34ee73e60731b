import type { ModuleModel } from '@vestibule/contracts';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { isSlug } from '@vestibule/contracts/fields/reference-targets';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { inBatches } from '../../../platform/db/batches';
import { modules } from '../tables';
import { splitPackValues, type Content } from '../../fields/pack-values';
import { mapReferences } from '../../fields/walk';
import type { ModuleRecord } from '../schemas/modules';
import type { References } from '../references';

/** A module on its place; `section` is the module that contains it, -1 or its index in the list of all. */
interface Placed {
  readonly module: ModuleRecord;
  readonly pageId: number;
  readonly section: number;
  readonly column: number;
  readonly position: number;
  readonly depth: number;
}
export interface PageModules {
  readonly pageId: number;
  readonly modules: readonly ModuleRecord[];
}

/** The table's columns of a module. */
type ModuleContent = Content & { readonly key: string; readonly model: ModuleModel };

/** Names become the values of responses and editor: ids, and the slug of a type. */
function contentOf(module: ModuleRecord, references: References): ModuleContent {
  const { key, model } = module;
  const fields = moduleFieldsOf(model);
  const { data, texts } = splitPackValues(fields, module);
  const stored = mapReferences(fields, data, (target, label) =>
    isSlug(target) ? references.slug(target, label) : (references.get(target, label) ?? undefined),
  );
  return { key, model, data: stored, texts };
}

function place(pages: readonly PageModules[]): Placed[] {
  const placed: Placed[] = [];
  const add = (list: readonly ModuleRecord[], at: Pick<Placed, 'pageId' | 'section' | 'column' | 'depth'>) => {
    for (const [position, module] of list.entries()) {
      const index = placed.push({ ...at, position, module }) - 1;
      for (const [column, { children }] of (module.columns ?? []).entries())
        add(children ?? [], { pageId: at.pageId, section: index, column, depth: at.depth + 1 });
    }
  };
  for (const { pageId, modules: list } of pages) add(list, { pageId, section: -1, column: 0, depth: 0 });
  return placed;
}

/**
 * Replaces the modules of the pages: those with a key that is there already keep their id, those not named any more go.
 */
export async function writeModules(db: Database, pages: readonly PageModules[], references: References): Promise<void> {
  const placed = place(pages);
  const pageIds = pages.map((page) => page.pageId);
  const name = (pageId: number | null, key: string) => `${pageId}\n${key}`;
  const existing = await inBatches(pageIds, (batch) =>
    db
      .select({ id: modules.id, pageId: modules.pageId, key: modules.key })
      .from(modules)
      .where(inArray(modules.pageId, batch)),
  );
  const idOf = new Map(existing.map((row) => [name(row.pageId, row.key), row.id]));
  const kept = new Set(placed.map(({ pageId, module }) => idOf.get(name(pageId, module.key))));
  const gone = existing.map((row) => row.id).filter((id) => !kept.has(id));
  await inBatches(gone, async (batch) => (await db.delete(modules).where(inArray(modules.id, batch)), []));
  const ids: number[] = [];
  // Level by level, as the modules of a section need the section's id.
  for (let depth = 0; placed.some((one) => one.depth === depth); depth += 1) {
    const level = [...placed.entries()].filter(([, one]) => one.depth === depth);
    const rows = level.map(([index, { module, pageId, section, column, position }]) => {
      const { key, model, data, texts } = contentOf(module, references);
      return {
        index,
        id: idOf.get(name(pageId, key)),
        values: {
          pageId,
          sectionId: section === -1 ? null : (ids[section] ?? null),
          column,
          position,
          key,
          model,
          data,
          texts,
        },
      };
    });
    const fresh = rows.filter((row) => row.id === undefined);
    const made = await inBatches(fresh, (batch) =>
      db
        .insert(modules)
        .values(batch.map((row) => row.values))
        .returning({ id: modules.id, pageId: modules.pageId, key: modules.key }),
    );
    for (const row of made) idOf.set(name(row.pageId, row.key), row.id);
    for (const row of rows) ids[row.index] = row.id ?? idOf.get(name(row.values.pageId, row.values.key)) ?? 0;
    for (const row of rows)
      if (row.id !== undefined)
        await db
          .update(modules)
          .set({ ...row.values, updatedAt: sql`now()` })
          .where(sql`${modules.id} = ${row.id}`);
  }
}
