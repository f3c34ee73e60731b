/** A point or a line of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Line extends Point {
  readonly width: number;
}
type Rect = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width'>;
/** Target under the pointer: a half of a module, or the end of a column of the page or of one of its sections. */
export type DropTarget =
  | { readonly module: number; readonly half: 'upper' | 'lower' }
  | { readonly section: number | null; readonly column: number };
/** A drop target, and the module around it. */
export interface DropBox {
  readonly rect: Rect;
  readonly around: DropBox | null;
  readonly targetAt: (y: number) => DropTarget;
}

/** Modules stand apart: between two of them the nearer one is meant. CSS pixels. */
const REACH = 48;

/** The box that the pointer is in, or near to; that furthest in where there are several. */
export function boxAt({ x, y }: Point, boxes: readonly DropBox[]): DropBox | undefined {
  const meant = boxes
    .filter((box) => isBeside(box, x) && distance(box, y) <= REACH && (!box.around || distance(box.around, y) === 0))
    .map((box) => ({ box, distance: distance(box, y), depth: depthOf(box) }));
  return meant.sort((a, b) => b.depth - a.depth || a.distance - b.distance)[0]?.box;
}

const isBeside = ({ rect }: DropBox, x: number) => rect.left <= x && x <= rect.right;
const distance = ({ rect }: DropBox, y: number) => Math.max(rect.top - y, y - rect.bottom, 0);
const depthOf = ({ around }: DropBox): number => (around ? 1 + depthOf(around) : 0);

/** Where the line stands that shows what a drop at `y` would do. */
export function lineOf({ rect, targetAt }: DropBox, y: number): Line {
  const target = targetAt(y);
  const isBelow = 'module' in target && target.half === 'lower';
  return { x: rect.left, y: isBelow ? rect.bottom : rect.top, width: rect.width };
}

const MODULE = '[data-module-id]';

/** The modules of the page, and the ends of its columns, as they stand in the window now. */
export function readBoxes(): readonly DropBox[] {
  const modules = new Map<Element, DropBox>();
  const around = (element: Element) => modules.get(element.parentElement?.closest(MODULE) ?? element) ?? null;
  // In the order of the document: an outer element comes before an inner one.
  for (const element of document.querySelectorAll<HTMLElement>(MODULE)) {
    const rect = element.getBoundingClientRect();
    const module = Number(element.dataset['moduleId']);
    const targetAt = (y: number): DropTarget => ({
      module,
      half: y < (rect.top + rect.bottom) / 2 ? 'upper' : 'lower',
    });
    modules.set(element, { rect, around: around(element), targetAt });
  }
  const ends = [...document.querySelectorAll<HTMLElement>('[data-column-end]')].map((element): DropBox => {
    const { section, column } = element.dataset;
    const target = { section: section ? Number(section) : null, column: Number(column) };
    return { rect: element.getBoundingClientRect(), around: around(element), targetAt: () => target };
  });
  return [...modules.values(), ...ends];
}
