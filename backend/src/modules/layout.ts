import type { ContentModule } from '@vestibule/contracts';
import { COLUMN_LAYOUTS } from '@vestibule/contracts/schemas/pages';
import type { Json } from '../house/documents';

/** Layout of a section module; one column when it has none. */
export const layoutOf = (data: Json) => COLUMN_LAYOUTS.find((layout) => layout === data['layout']) ?? '100';

/** Columns of a layout such as `67-33`; `classes` is a column's share of the row in per cent. */
export function presentColumns(
  layout: string,
  childrenIn: (column: number) => ContentModule[],
): { classes: string; children: ContentModule[] }[] {
  return layout.split('-').map((classes, column) => ({ classes, children: childrenIn(column) }));
}
