import { makeAutoObservable, observableRef } from 'mobx';
import type { ContentModule, Page } from '../entities';

/** Calls `next` at once, later or never. */
export type LeaveGuard = (next: () => void) => void;

/** The content page that is open, as the editor changes it; loader data stays what the server sent. */
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

  open(page: Page): void {
    this.current = page;
  }

  close(): void {
    this.current = null;
    this.editing = false;
  }

  /**
   * While it is registered, deliberate navigation goes through `guard`, which asks first when something would be lost.
   * Answers the disposer.
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
    if (loading) this.loadingSections.add(slug);
    else this.loadingSections.delete(slug);
  }

  isSectionLoading(slug: string): boolean {
    return this.loadingSections.has(slug);
  }

  /** The module of the open page with this id, at any depth. */
  find(moduleId: number): ContentModule | undefined {
    return this.current ? findModule(this.current.modules, moduleId) : undefined;
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

function findModule(modules: readonly ContentModule[], id: number): ContentModule | undefined {
  for (const module of modules) {
    if (module.id === id) return module;
    if (module.model !== 'section') continue;
    for (const column of module.columns) {
      const found = findModule(column.children, id);
      if (found) return found;
    }
  }
  return undefined;
}

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
