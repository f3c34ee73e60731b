import { makeAutoObservable, observableRef } from 'mobx';

/** A link that stays at the lower edge of the window, e.g. to the tickets of what the page shows. */
export interface StickyItem {
  readonly url: string;
  readonly title: string;
}

/**
 * Page-wide flags of the host (spec/000 §4, spec/001 §3). Whether site and shop are online, and the blocks of the
 * frame, are settings.
 */
export class UiStore {
  headerScroll = false;
  menuOpen = false;
  /** Index of the open submenu, or null. */
  submenuOpen: number | null = null;
  /** Name of the open entry of the burger menu, or null. */
  menuItemOpen: string | null = null;
  eventOverlayOpen = false;
  navigating = false;
  /**
   * The page's header is not there yet: from the start, and while a page comes that does not share it (spec/000 §2,
   * siblings).
   */
  pageHeaderLoading = true;
  /** Status of the error page on the screen, or null. */
  pageError: number | null = null;
  /** Whether the page is an event or a production: <body> says so (spec/000 §2). */
  nonCmsClass = false;
  /** The headline of the page that is read now, by its anchor; empty above the first (anchor list). */
  activeHeadline = '';
  /** Services of others whose parts of the page have loaded. */
  loadedServices: readonly string[] = [];
  /**
   * Whether what sticks to the lower edge may be seen: not at the page's beginning, not in the footer area (spec/001
   * §2).
   */
  showStickyEvent = false;
  stickyItems: readonly StickyItem[] = [];

  constructor() {
    makeAutoObservable(this, { stickyItems: observableRef, loadedServices: observableRef });
  }

  setHeaderScroll(scrolled: boolean): void {
    this.headerScroll = scrolled;
  }

  setMenuOpen(open: boolean): void {
    this.menuOpen = open;
    if (open) return;
    this.submenuOpen = null;
    this.menuItemOpen = null;
  }

  /** One submenu at a time; toggling the open one closes it (spec/001 §4). */
  toggleSubmenu(index: number): void {
    this.submenuOpen = this.submenuOpen === index ? null : index;
  }

  closeSubmenu(): void {
    this.submenuOpen = null;
  }

  get hubspotLoaded(): boolean {
    return this.loadedServices.includes('hubspot');
  }

  get podigeeLoaded(): boolean {
    return this.loadedServices.includes('podigee');
  }

  setServiceLoaded(service: string): void {
    if (!this.loadedServices.includes(service)) this.loadedServices = [...this.loadedServices, service];
  }

  /** One entry at a time, as with submenus. */
  setMenuItemOpen(name: string, open: boolean): void {
    if (open) this.menuItemOpen = name;
    else if (this.menuItemOpen === name) this.menuItemOpen = null;
  }

  setEventOverlayOpen(open: boolean): void {
    this.eventOverlayOpen = open;
  }

  setActiveHeadline(anchor: string): void {
    this.activeHeadline = anchor;
  }

  /** What the page on the screen is. */
  setPage({ error, nonCms }: { readonly error: number | null; readonly nonCms: boolean }): void {
    this.pageError = error;
    this.nonCmsClass = nonCms;
    this.pageHeaderLoading = false;
  }

  /** Another page is on its way; `sharesHeader`: it is a sibling of the one on the screen. */
  startNavigation(sharesHeader: boolean): void {
    this.navigating = true;
    this.pageHeaderLoading = !sharesHeader;
  }

  endNavigation(): void {
    this.navigating = false;
    this.pageHeaderLoading = false;
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
}
