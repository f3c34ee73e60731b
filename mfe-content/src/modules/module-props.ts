import type { ContentModule, ModuleModel } from '@vestibule/contracts';
import type { ComponentType } from 'react';

/** Where a module stands: alone in the page's width, or in a column of a section. */
export type Placement = 'page' | 'column';

export type ModuleOf<M extends ModuleModel> = Extract<ContentModule, { model: M }>;

export interface ModuleProps<M extends ModuleModel> {
  readonly module: ModuleOf<M>;
  readonly placement: Placement;
  /** First on its page: its picture is the page's largest. */
  readonly first: boolean;
}

/** A component for every model; a missing one does not compile. */
export type ModuleRegistry = { readonly [M in ModuleModel]: ComponentType<ModuleProps<M>> };
