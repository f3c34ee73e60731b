import type { ContentModule, ModuleColumn, ModuleModel } from '@vestibule/contracts';
import type { Loaded } from './loaded-context';
import type { ModuleView } from './module-view';
import { VIEWS } from './views';

/** The view of this module; undefined for a model of a later version of the site. */
export function viewOf(module: ContentModule): ModuleView<ModuleModel> | undefined {
  // Each model's view is for just this model; TypeScript cannot follow that through an index.
  return (VIEWS as Partial<Record<string, unknown>>)[module.model] as ModuleView<ModuleModel> | undefined;
}

/** The modules in a module's columns, its own or those that it has loaded, one column after the other. */
export function inColumns(module: ContentModule, loaded: Loaded): readonly ContentModule[] {
  if ('columns' in module) return module.columns.flatMap(({ children }) => children);
  if (module.model !== 'container') return [];
  const columns = loaded[module.id] as readonly ModuleColumn[] | null | undefined;
  return columns?.flatMap(({ children }) => children) ?? [];
}

/** Whether a page opens with a hero, whose headline then is the page's h1. */
export const isHero = (module: ContentModule | undefined): boolean =>
  module !== undefined && viewOf(module)?.isHero?.(module) === true;
