import type {
  ContentModule,
  LoaderContext,
  ModuleColumn,
  ModuleModel,
  ModuleOf,
  SlotRequest,
  VenueListItem,
} from '@vestibule/contracts';
import type { ComponentType, ReactNode } from 'react';

/** Where a module is placed: alone in the page's width, or in a column of a section. */
export type Placement = 'page' | 'column';

/** Data of a kind besides its fields, loaded with the page; JSON, as it is written into the HTML. */
interface ModuleData {
  readonly container: readonly ModuleColumn[];
  readonly venue: VenueListItem;
  readonly venue_list: readonly VenueListItem[];
}
type DataOf<M extends ModuleModel> = M extends keyof ModuleData ? ModuleData[M] | undefined : undefined;
export type ModuleLoaderContext = Pick<LoaderContext, 'api' | 'signal' | 'store'>;

export interface ModuleProps<M extends ModuleModel> {
  readonly module: ModuleOf<M>;
  /** Undefined where there is nothing, and for kinds that load nothing. */
  readonly data: DataOf<M>;
  readonly placement: Placement;
  /** First on its page: its picture is the page's largest. */
  readonly first: boolean;
  /** Shows the modules of a column, which is counted from 0. */
  readonly showColumn: (modules: readonly ContentModule[], column: number) => ReactNode;
}

/** Classes of the frame around a module, by which modules keep their distance (module-list.module.css). */
type FrameClass = 'headline' | 'text' | 'close' | 'band' | 'sticky';

/**
 * A module's place in the page's outline: `wanted` is the level that its headings have where it leaves no gap (they
 * ask `useLevel`); `level` is one that it has in any case.
 */
type ModuleHeading = { readonly wanted: number } | { readonly level: number };

/** Shows a module. `code` loads its parts; without it they are loaded already. */
export type ModuleComponent<M extends ModuleModel> = ComponentType<ModuleProps<M>> & {
  readonly code?: () => Promise<unknown>;
};

/** Everything that is by hand about a kind of module; its folder's file of the same name exports it as default. */
export interface ModuleView<M extends ModuleModel> {
  readonly Component: ModuleComponent<M>;
  /** Loads its further data; undefined where there is none. */
  readonly load?: (module: ModuleOf<M>, context: ModuleLoaderContext) => Promise<DataOf<M>>;
  readonly frame?: (module: ModuleOf<M>) => readonly (FrameClass | false)[];
  /** Undefined where this module has no heading. */
  readonly heading?: (module: ModuleOf<M>, data: DataOf<M>) => ModuleHeading | undefined;
  /** Whether its heading is the page's own where it comes first. */
  readonly isHero?: (module: ModuleOf<M>) => boolean;
  /** The slots that it shows: the shell loads them before it renders. */
  readonly slots?: (module: ModuleOf<M>) => readonly SlotRequest[];
}

export const defineView = <M extends ModuleModel>(view: ModuleView<M>): ModuleView<M> => view;

/** A view for every model; a missing one does not compile. */
export type ModuleViews = { readonly [M in ModuleModel]: ModuleView<M> };
