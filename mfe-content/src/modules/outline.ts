import type { ContentModule } from '@vestibule/contracts';
import type { HeadingLevel } from '@vestibule/ui';
import { createContext, use } from 'react';
import { isHero } from './full-teaser';

/** Level in the page's outline of each module that has headings, by its id. */
export type Outline = ReadonlyMap<number, HeadingLevel>;

/** Teasers are below the headline that editors put above them. */
const TEASER_LEVEL = 3;

/**
 * Levels without gaps: editors choose how large a headline looks, and a screen reader's user moves by levels. A heading
 * is at most one level below the one before it; the page's own is 1.
 */
export function outlineOf(modules: readonly ContentModule[]): Outline {
  const levels = new Map<number, HeadingLevel>();
  let last = 1;
  const take = (id: number, wanted: number) => {
    last = Math.min(wanted, last + 1);
    levels.set(id, last as HeadingLevel);
  };
  const walk = (list: readonly ContentModule[]) => {
    for (const module of list) {
      if (module.model === 'headline') take(module.id, module.headline_level);
      else if (module.model === 'teaser_list' && module.items.length > 0) take(module.id, TEASER_LEVEL);
      else if (module.model === 'full_teaser' && module.headline !== '') last = 2;
      else if (module.model === 'event_list') last = 2;
      else if (module.model === 'section') module.columns.forEach(({ children }) => walk(children));
    }
  };
  // The hero's headline is the page's own.
  walk(isHero(modules[0]) ? modules.slice(1) : modules);
  return levels;
}

export const OutlineContext = createContext<Outline>(new Map());

/** The level of a module's headings; `wanted` where there is no page around it. */
export const useLevel = (id: number, wanted: HeadingLevel): HeadingLevel => use(OutlineContext).get(id) ?? wanted;
