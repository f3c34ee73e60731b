import type { ContentModule } from '@vestibule/contracts';
import type { HeadingLevel } from '@vestibule/ui';
import type { Loaded } from './loaded-context';
import type { Outline } from './use-level';
import { inColumns, isHero, viewOf } from './view-of';

/**
 * Levels without gaps: editors choose how large a headline looks, and a screen reader's user moves by levels. A heading
 * is at most one level below the one before it; the page's own is 1.
 */
export function outlineOf(modules: readonly ContentModule[], loaded: Loaded): Outline {
  const levels = new Map<number, HeadingLevel>();
  let last = 1;
  const walk = (list: readonly ContentModule[]) => {
    for (const module of list) {
      const heading = viewOf(module)?.heading?.(module, loaded[module.id] as never);
      if (heading && 'wanted' in heading) {
        last = Math.min(heading.wanted, last + 1);
        levels.set(module.id, last as HeadingLevel);
      } else if (heading) last = heading.level;
      walk(inColumns(module, loaded));
    }
  };
  // The hero's headline is the page's own.
  walk(isHero(modules[0]) ? modules.slice(1) : modules);
  return levels;
}

export const isSameOutline = (one: Outline, other: Outline): boolean =>
  one.size === other.size && [...one].every(([id, level]) => other.get(id) === level);
