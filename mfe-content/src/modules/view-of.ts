import type { ContentModule, ModuleModel } from '@vestibule/contracts';
import type { ModuleView } from './module-view';
import { VIEWS } from './views';

/** What shows this module; undefined for a model of a later version of the site. */
export function viewOf(module: ContentModule): ModuleView<ModuleModel> | undefined {
  // Each model's view is for just this model; TypeScript cannot follow that through an index.
  return (VIEWS as Partial<Record<string, unknown>>)[module.model] as ModuleView<ModuleModel> | undefined;
}

/** The modules in a module's columns, one column after the other. */
export const inColumns = (module: ContentModule): readonly ContentModule[] =>
  'columns' in module ? module.columns.flatMap(({ children }) => children) : [];

/** Whether a page opens with a hero, whose headline then is the page's h1. */
export const isHero = (module: ContentModule | undefined): boolean =>
  module !== undefined && viewOf(module)?.isHero?.(module) === true;
