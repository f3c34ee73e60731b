import { makeAutoObservable, observableRef } from 'mobx';
import type { ContentModule, Page } from '../entities';

/** Calls `next` at once, later or never. */
export type LeaveGuard = (next: () => void) => void;

/** The open content page with the editor's changes; loader data stays as the server sent it. */
export class PageStore {
  current: Page | null = null;
  /** Edit mode: modules show their handles (docs/behaviour/editing.md#edit-mode). */
  editing = false;
  /** Slugs of the sections that are loading (docs/behaviour/content.md#sections). */
  readonly loadingSections = new Set<string>();
  #leaveGuard: LeaveGuard | null = null;

  constructor() {
    makeAutoObservable(this, { current: observableRef });
  }

  /** Of the open page; unlike the page it stays while modules change, which they do with each key of an editor. */
  get id(): number | undefined {
    return this.current?.id;
  }

  /** Whether visitors cannot see it at all. */
  get isOffline(): boolean {
    return this.current?.is_online === false;
  }

  get settingsUrl(): string | undefined {
    return this.current?.settings_url;
  }

  /** The open page's modules of any depth by their ids. */
  get byId(): ReadonlyMap<number, ContentModule> {
    return new Map(this.current ? allIn(this.current.modules) : []);
  }

  open(page: Page): void {
    this.current = page;
  }

  close(): void {
    this.current = null;
    this.editing = false;
  }

  /**
   * While it is registered, deliberate navigation goes through `guard`, which asks first when something would be lost.
   * Returns the disposer.
   */
  guardLeaving(guard: LeaveGuard): () => void {
    this.#leaveGuard = guard;
    return () => {
      if (this.#leaveGuard === guard) this.#leaveGuard = null;
    };
  }

  /** Goes on with `next` when nothing would be lost by it, or when that is wanted. */
  leave(next: () => void): void {
    if (this.#leaveGuard) this.#leaveGuard(next);
    else next();
  }

  setEditing(editing: boolean): void {
    this.editing = editing;
  }

  setSectionLoading(slug: string, loading: boolean): void {
    this.loadingSections[loading ? 'add' : 'delete'](slug);
  }

  isSectionLoading(slug: string): boolean {
    return this.loadingSections.has(slug);
  }

  /** The module of the open page with this id, at any depth. */
  find(moduleId: number): ContentModule | undefined {
    return this.byId.get(moduleId);
  }

  /** The page's modules as they are now: some have come, gone or moved. */
  setModules(modules: ContentModule[]): void {
    if (this.current) this.current = { ...this.current, modules };
  }

  /** Puts a saved module in the place of its older self. */
  replace(module: ContentModule): void {
    if (!this.current) return;
    this.current = { ...this.current, modules: replaceModule(this.current.modules, module) };
  }
}

const allIn = (modules: readonly ContentModule[]): [number, ContentModule][] =>
  modules.flatMap((module) => [
    [module.id, module],
    ...(module.model === 'section' ? module.columns.flatMap(({ children }) => allIn(children)) : []),
  ]);

function replaceModule(modules: readonly ContentModule[], next: ContentModule): ContentModule[] {
  return modules.map((module) => {
    if (module.id === next.id) return next;
    if (module.model !== 'section') return module;
    return {
      ...module,
      columns: module.columns.map((column) => ({ ...column, children: replaceModule(column.children, next) })),
    };
  });
}
