import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { TreeNode } from '../../tree/tree';
import type { Asked } from '../list-address';
import { parentField } from '../list-fields';
import type { RecordsView } from '../records-view';

export interface RecordNode extends TreeNode<RecordNode> {
  readonly record: RecordsView['records'][number];
}

/** Whether the list is the whole tree: results of words or filters are only a part of it. */
export const isTree = (kind: RecordKind, { q, sort, filters }: Asked): boolean =>
  parentField(recordOf(kind)) !== undefined && q === '' && sort === '' && Object.keys(filters).length === 0;

/** The tree that the records are listed as, each with its depth. */
export function treeOf(records: RecordsView['records'], depth = 0): readonly RecordNode[] {
  const tops = records.flatMap((record, index) => ((record.depth ?? 0) <= depth ? [index] : []));
  return tops.flatMap((start, index): readonly RecordNode[] => {
    const record = records[start];
    if (!record) return [];
    return [{ id: record.id, record, children: treeOf(records.slice(start + 1, tops[index + 1]), depth + 1) }];
  });
}

/** Ids of all that is below the nodes of these ids. */
export const belowOf = (nodes: readonly RecordNode[], ids: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(
    nodes.flatMap(({ id, children }) =>
      ids.has(id) ? children.flatMap((child) => idsIn(child)) : [...belowOf(children, ids)],
    ),
  );

const idsIn = ({ id, children }: RecordNode): readonly number[] => [id, ...children.flatMap(idsIn)];
