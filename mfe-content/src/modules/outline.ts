import type { ContentModule } from '@vestibule/contracts';
import type { HeadingLevel } from '@vestibule/ui';
import { createContext, use } from 'react';
import { inColumns, isHero, viewOf } from './view-of';

/** Level in the page's outline of each module that has headings, by its id. */
type Outline = ReadonlyMap<number, HeadingLevel>;

/**
 * Levels without gaps: editors choose how large a headline looks, and a screen reader's user moves by levels. A heading
 * is at most one level below the one before it; the page's own is 1.
 */
export function outlineOf(modules: readonly ContentModule[]): Outline {
  const levels = new Map<number, HeadingLevel>();
  let last = 1;
  const walk = (list: readonly ContentModule[]) => {
    for (const module of list) {
      const heading = viewOf(module)?.heading?.(module);
      if (heading && 'wanted' in heading) {
        last = Math.min(heading.wanted, last + 1);
        levels.set(module.id, last as HeadingLevel);
      } else if (heading) last = heading.level;
      walk(inColumns(module));
    }
  };
  // The hero's headline is the page's own.
  walk(isHero(modules[0]) ? modules.slice(1) : modules);
  return levels;
}

export const OutlineContext = createContext<Outline>(new Map());

/** The level of a module's headings; `wanted` where there is no page around it. */
export const useLevel = (id: number, wanted: HeadingLevel): HeadingLevel => use(OutlineContext).get(id) ?? wanted;
