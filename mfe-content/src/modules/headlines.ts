import type { ContentModule } from '@vestibule/contracts';
import type { Place } from './headlines-context';
import type { Loaded } from './loaded-context';
import { inColumns } from './view-of';

/** Headlines that have an anchor, at any depth. */
export const headlinesOf = (modules: readonly ContentModule[], loaded: Loaded): readonly Place[] =>
  modules.flatMap((module) =>
    module.model === 'headline'
      ? module.anchor === ''
        ? []
        : [{ anchor: module.anchor, title: module.content }]
      : headlinesOf(inColumns(module, loaded), loaded),
  );

export const areSamePlaces = (ones: readonly Place[], others: readonly Place[]): boolean =>
  ones.length === others.length &&
  ones.every(({ anchor, title }, index) => others[index]?.anchor === anchor && others[index].title === title);
