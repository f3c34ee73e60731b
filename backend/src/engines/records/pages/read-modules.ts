import { namesOf } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf, modelOf } from '@vestibule/contracts/modules/models';
import type { modules } from '../tables';
import { compact } from '../compact';
import { joinPackValues } from '../../fields/pack-values';
import { mapReferences } from '../../fields/walk';
import type { Json } from '../../../platform/db/documents';
import type { Labels } from '../labels';

type ModuleRow = typeof modules.$inferSelect;

/** The modules of a page, in their order, as a pack has them. */
export const readModules = (rows: readonly ModuleRow[], labels: Labels): readonly Json[] =>
  rows.filter((row) => row.sectionId === null).flatMap((row) => readModule(row, rows, labels));

function readModule(row: ModuleRow, all: readonly ModuleRow[], labels: Labels): Json[] {
  const model = modelOf(row.model);
  if (model === undefined) return [];
  const fields = moduleFieldsOf(model);
  const data = mapReferences(fields, row.data, labels);
  const values = { key: row.key, model, ...joinPackValues(fields, { data, texts: row.texts }) };
  const [columns] = namesOf(fields, ({ type }) => type === 'columns');
  if (columns === undefined) return [compact(values)];
  const children = all.filter((child) => child.sectionId === row.id);
  const count = Math.max(-1, ...children.map((child) => child.column)) + 1;
  const inColumns = Array.from({ length: count }, (_, column) => ({
    children: children.filter((child) => child.column === column).flatMap((child) => readModule(child, all, labels)),
  }));
  return [compact({ ...values, [columns]: inColumns })];
}
