import type { AnswerOf, ContentModule, Language } from '@vestibule/contracts';
import { emptyModule } from './empty-module';
import { columnsOf, isSameColumn, type ModulePosition } from './tree';
import { withValues } from '../../shared/editable';

/** An unsaved draft of a form, as browser and server store it. */
export type Draft = AnswerOf<'drafts'>[number];

interface Resumed {
  /** The module with the draft's values. */
  readonly module: ContentModule;
  /** As it is without; the same where there is none yet. */
  readonly saved: ContentModule;
  /** Where it is to stand; undefined for one that is on the page. */
  readonly place: ModulePosition | undefined;
}

/**
 * State from which a draft continues. Where its module is gone, or the column of a new one, it becomes a new one at the
 * end of the page: no typed text is lost.
 */
export function resumed(draft: Draft, modules: readonly ContentModule[], lang: Language, id = -1): Resumed {
  const all = columnsOf(modules);
  const saved = all.flatMap(([, list]) => list).find((module) => module.id === draft.module);
  if (saved) return { saved, module: withValues(saved, draft.values), place: undefined };
  const empty = emptyModule(draft.model, lang, id);
  const { section, column, index } = draft;
  const [own] = all.filter(([at]) => draft.module === null && isSameColumn(at, { section, column }));
  const place = own
    ? { section, column, index: Math.min(index, own[1].length) }
    : { section: null, column: 0, index: modules.length };
  return { saved: empty, module: withValues(empty, draft.values), place };
}
