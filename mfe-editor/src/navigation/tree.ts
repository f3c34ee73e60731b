import type { Entry } from './entry';

type Entries = readonly Entry[];
export const DIRECTIONS = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** Beside another entry, or the last of those below it. */
export interface Target {
  readonly id: number;
  readonly where: 'before' | 'after' | 'inside';
}
/** Where an entry stands: the entries around it, outermost first, and those beside it. */
export interface Place {
  readonly above: Entries;
  readonly beside: Entries;
  readonly index: number;
}

/** Undefined where there is no such entry. */
export function placeOf(entries: Entries, id: number, above: Entries = []): Place | undefined {
  const index = entries.findIndex((entry) => entry.id === id);
  if (index >= 0) return { above, beside: entries, index };
  for (const entry of entries) {
    const found = placeOf(entry.children, id, [...above, entry]);
    if (found) return found;
  }
  return undefined;
}

export const without = (entries: Entries, id: number): Entries =>
  entries.flatMap((entry) => (entry.id === id ? [] : [{ ...entry, children: without(entry.children, id) }]));

const levelsOf = ({ children }: Entry): number => 1 + Math.max(0, ...children.map(levelsOf));

function insert(entries: Entries, moved: Entry, target: Target): Entries {
  return entries.flatMap((entry): Entries => {
    if (entry.id !== target.id) return [{ ...entry, children: insert(entry.children, moved, target) }];
    if (target.where === 'inside') return [{ ...entry, children: [...entry.children, moved] }];
    return target.where === 'before' ? [moved, entry] : [entry, moved];
  });
}

/** The entries with one of them elsewhere; undefined where it cannot stand: within itself, or deeper than `levels`. */
export function moveTo(entries: Entries, id: number, target: Target, levels: number): Entries | undefined {
  const from = placeOf(entries, id);
  const to = placeOf(entries, target.id);
  const moved = from?.beside[from.index];
  if (!moved || !to || target.id === id || to.above.some((entry) => entry.id === id)) return undefined;
  const depth = to.above.length + (target.where === 'inside' ? 1 : 0);
  return depth + levelsOf(moved) > levels ? undefined : insert(without(entries, id), moved, target);
}

/** Where a step in the direction leads; undefined where there is none. */
export function targetOf(entries: Entries, id: number, direction: Direction): Target | undefined {
  const place = placeOf(entries, id);
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
