/** Node of a tree, with those below it. */
export interface TreeNode<T extends TreeNode<T>> {
  readonly id: number;
  readonly children: readonly T[];
}
export const DIRECTIONS = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** Beside another node, or the last of those below it. */
export interface Target {
  readonly id: number;
  readonly where: 'before' | 'after' | 'inside';
}
/** Where a node stands: those around it, outermost first, and those beside it. */
export interface TreePlace<T> {
  readonly above: readonly T[];
  readonly beside: readonly T[];
  readonly index: number;
}

/** Undefined where there is no such node. */
export function findTreePlace<T extends TreeNode<T>>(
  nodes: readonly T[],
  id: number,
  above: readonly T[] = [],
): TreePlace<T> | undefined {
  const index = nodes.findIndex((node) => node.id === id);
  if (index >= 0) return { above, beside: nodes, index };
  for (const node of nodes) {
    const found = findTreePlace(node.children, id, [...above, node]);
    if (found) return found;
  }
  return undefined;
}

export const withoutEntry = <T extends TreeNode<T>>(nodes: readonly T[], id: number): readonly T[] =>
  nodes.flatMap((node) => (node.id === id ? [] : [{ ...node, children: withoutEntry(node.children, id) }]));

const levelsOf = <T extends TreeNode<T>>({ children }: T): number => 1 + Math.max(0, ...children.map(levelsOf));

function insert<T extends TreeNode<T>>(nodes: readonly T[], moved: T, target: Target): readonly T[] {
  return nodes.flatMap((node): readonly T[] => {
    if (node.id !== target.id) return [{ ...node, children: insert(node.children, moved, target) }];
    if (target.where === 'inside') return [{ ...node, children: [...node.children, moved] }];
    return target.where === 'before' ? [moved, node] : [node, moved];
  });
}

/** The nodes with one of them elsewhere; undefined where it cannot stand: within itself, or deeper than `levels`. */
export function moveTo<T extends TreeNode<T>>(
  nodes: readonly T[],
  id: number,
  target: Target,
  levels: number,
): readonly T[] | undefined {
  const from = findTreePlace(nodes, id);
  const to = findTreePlace(nodes, target.id);
  const moved = from?.beside[from.index];
  if (!moved || !to || target.id === id || to.above.some((node) => node.id === id)) return undefined;
  const depth = to.above.length + (target.where === 'inside' ? 1 : 0);
  return depth + levelsOf(moved) > levels ? undefined : insert(withoutEntry(nodes, id), moved, target);
}

/** Where a step in the direction leads; undefined where there is none. */
export function targetOf<T extends TreeNode<T>>(
  nodes: readonly T[],
  id: number,
  direction: Direction,
): Target | undefined {
  const place = findTreePlace(nodes, id);
  const [before, after] = [place?.beside[place.index - 1], place?.beside[place.index + 1]];
  const around = place?.above.at(-1);
  switch (direction) {
    case 'up':
      return before && { id: before.id, where: 'before' };
    case 'down':
      return after && { id: after.id, where: 'after' };
    case 'in':
      return before && { id: before.id, where: 'inside' };
    case 'out':
      return around && { id: around.id, where: 'after' };
  }
}
