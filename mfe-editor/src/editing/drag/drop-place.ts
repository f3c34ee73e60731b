import type { ContentModule } from '@vestibule/contracts';
import type { DropTarget } from '../../drag/drop-boxes';
import { isInside, isSameColumn, modulesIn, findModulePlace, type ModulePosition } from '../session/tree';

/**
 * Where a module comes to stand that is dropped there, counted without it as writes count; undefined where it stands
 * already, and inside itself.
 */
export function dropPlace(
  modules: readonly ContentModule[],
  moved: number,
  target: DropTarget,
): ModulePosition | undefined {
  const from = findModulePlace(modules, moved);
  const to = gapAt(modules, target);
  if (!from || !to || isInside(modules, to.section, moved)) return undefined;
  if (!isSameColumn(from, to)) return to;
  const index = to.index > from.index ? to.index - 1 : to.index;
  return index === from.index ? undefined : { ...to, index };
}

function gapAt(modules: readonly ContentModule[], target: DropTarget): ModulePosition | undefined {
  if (!('module' in target)) return { ...target, index: modulesIn(modules, target).length };
  const place = findModulePlace(modules, target.module);
  return place && { ...place, index: place.index + (target.half === 'lower' ? 1 : 0) };
}
