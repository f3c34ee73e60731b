import type { ContentModule } from '@vestibule/contracts';
import { isInside, isSameColumn, modulesIn, placeOf, type Column, type Place } from '../content/tree';

/** What the pointer is over: a half of a module, or the end of a column. */
export type DropTarget = { readonly module: number; readonly half: 'upper' | 'lower' } | Column;

/**
 * Where a module comes to stand that is dropped there, counted without it as writes count; undefined where it stands
 * already, and inside itself.
 */
export function dropPlace(modules: readonly ContentModule[], moved: number, target: DropTarget): Place | undefined {
  const from = placeOf(modules, moved);
  const to = gapAt(modules, target);
  if (!from || !to || isInside(modules, to.section, moved)) return undefined;
  if (!isSameColumn(from, to)) return to;
  const index = to.index > from.index ? to.index - 1 : to.index;
  return index === from.index ? undefined : { ...to, index };
}

function gapAt(modules: readonly ContentModule[], target: DropTarget): Place | undefined {
  if (!('module' in target)) return { ...target, index: modulesIn(modules, target).length };
  const place = placeOf(modules, target.module);
  return place && { ...place, index: place.index + (target.half === 'lower' ? 1 : 0) };
}
