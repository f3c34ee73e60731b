import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { groupBy } from '../../../platform/group-by';
import type { TreeTable } from '../record-table';

interface Node {
  readonly id: number;
  readonly parentId: number | null;
}

/** How deep each record is, by its id, in the order of the tree; 0 is the top. One whose parent is missing is there. */
export async function readTree(db: Database, table: TreeTable): Promise<ReadonlyMap<number, number>> {
  const nodes = (await db
    .select({ id: table.id, parentId: table.parentId })
    .from(table)
    .orderBy(asc(table.position), asc(table.id))) as readonly Node[];
  const below = groupBy(nodes, ({ parentId }) => parentId);
  const ids = new Set(nodes.map(({ id }) => id));
  const depths = new Map<number, number>();
  const walk = (ones: readonly Node[], depth: number) => {
    for (const { id } of ones) {
      if (depths.has(id)) continue;
      depths.set(id, depth);
      walk(below.get(id) ?? [], depth + 1);
    }
  };
  walk(
    nodes.filter(({ parentId }) => parentId === null || !ids.has(parentId)),
    0,
  );
  return depths;
}
