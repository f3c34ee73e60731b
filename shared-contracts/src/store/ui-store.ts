import { makeAutoObservable, observableRef } from 'mobx';

/** A link that stays at the lower edge of the window, e.g. to the tickets of what the page shows. */
export interface StickyItem {
  readonly url: string;
  readonly title: string;
}

/** Page-wide flags of the host (spec/000 §4); those of later parts join as these parts arrive. */
export class UiStore {
  headerScroll = false;
  menuOpen = false;
  /** Index of the open submenu, or null. */
  submenuOpen: number | null = null;
  navigating = false;
  /** Whether what sticks to the lower edge may be seen: not at the page's beginning, not in the footer area (spec/001 §2). */
  showStickyEvent = false;
  stickyItems: readonly StickyItem[] = [];

  constructor() {
    makeAutoObservable(this, { stickyItems: observableRef });
  }

  setHeaderScroll(scrolled: boolean): void {
    this.headerScroll = scrolled;
  }

  setMenuOpen(open: boolean): void {
    this.menuOpen = open;
    if (!open) this.submenuOpen = null;
  }

  /** One submenu at a time; toggling the open one closes it (spec/001 §4). */
  toggleSubmenu(index: number): void {
    this.submenuOpen = this.submenuOpen === index ? null : index;
  }

  closeSubmenu(): void {
    this.submenuOpen = null;
  }

  setShowStickyEvent(show: boolean): void {
    this.showStickyEvent = show;
  }

  /** Adds a sticky link for as long as the caller is on the page; answers the disposer. */
  addStickyItem(item: StickyItem): () => void {
    this.stickyItems = [...this.stickyItems, item];
    return () => this.removeStickyItem(item);
  }

  removeStickyItem(item: StickyItem): void {
    this.stickyItems = this.stickyItems.filter((other) => other !== item);
  }

  setNavigating(navigating: boolean): void {
    this.navigating = navigating;
  }
}
