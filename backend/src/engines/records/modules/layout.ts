import type { ModuleColumn } from '@vestibule/contracts';
import { MODULES } from '@vestibule/contracts/modules/models';
import type { Json } from '../../../platform/db/documents';

const { layout } = MODULES.section.fields;

/** Layout of a section module; one column when it has none. */
export const layoutOf = (data: Json) => layout.values.find((one) => one === data['layout']) ?? layout.default;

/** Columns of a layout such as `67-33`; `classes` is a column's share of the row in per cent. */
export function presentColumns(
  value: string,
  childrenIn: (column: number) => ModuleColumn['children'],
): ModuleColumn[] {
  return value.split('-').map((classes, column) => ({ classes, children: childrenIn(column) }));
}
