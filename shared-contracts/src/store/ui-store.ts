import { makeAutoObservable } from 'mobx';

/** Page-wide flags of the host (spec/000 §4); those of later parts join as these parts arrive. */
export class UiStore {
  headerScroll = false;
  menuOpen = false;
  /** Index of the open submenu, or null. */
  submenuOpen: number | null = null;
  navigating = false;

  constructor() {
    makeAutoObservable(this);
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

  setNavigating(navigating: boolean): void {
    this.navigating = navigating;
  }
}
