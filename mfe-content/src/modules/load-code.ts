import type { ContentModule, ModuleModel } from '@vestibule/contracts';
import type { Loaded } from './loaded-context';
import type { ModuleView } from './module-view';
import { inColumns, viewOf } from './view-of';

const viewsOf = (modules: readonly ContentModule[], loaded: Loaded): (ModuleView<ModuleModel> | undefined)[] =>
  modules.flatMap((module) => [viewOf(module), ...viewsOf(inColumns(module, loaded), loaded)]);

/** Loads the code of the kinds of these modules, at any depth. Rejects where some of it cannot be loaded. */
export const loadCode = (modules: readonly ContentModule[], loaded: Loaded): Promise<unknown> =>
  Promise.all(viewsOf(modules, loaded).map(async (view) => view?.Component.code?.()));
