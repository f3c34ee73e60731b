import type { Line, Point } from '../../drag/drop-boxes';
import type { Target } from './tree';

interface Row {
  readonly id: number;
  readonly rect: Pick<DOMRectReadOnly, 'left' | 'top' | 'bottom' | 'width'>;
}

/** Indentation of the rows below a row, in CSS pixels. */
const INDENT = 32;

/** The rows of a tree as they stand in the window now. */
export const readRows = (tree: Element): readonly Row[] =>
  [...tree.querySelectorAll<HTMLElement>('[data-node]')].map((row) => ({
    id: Number(row.dataset['node']),
    rect: row.getBoundingClientRect(),
  }));

/**
 * Meaning of a drop at the point: the upper quarter of a row is before its node, the lower one after it, between them
 * is below it; undefined beside all rows.
 */
export function dropAt(
  { x, y }: Point,
  rows: readonly Row[],
): { readonly target: Target; readonly line: Line } | undefined {
  const row = rows.find(
    ({ rect }) => rect.top <= y && y < rect.bottom && rect.left <= x && x <= rect.left + rect.width,
  );
  if (!row) return undefined;
  const { id, rect } = row;
  const part = (y - rect.top) / (rect.bottom - rect.top);
  if (part < 0.25) return { target: { id, where: 'before' }, line: { x: rect.left, y: rect.top, width: rect.width } };
  if (part >= 0.75)
    return { target: { id, where: 'after' }, line: { x: rect.left, y: rect.bottom, width: rect.width } };
  return {
    target: { id, where: 'inside' },
    line: { x: rect.left + INDENT, y: rect.bottom, width: rect.width - INDENT },
  };
}
