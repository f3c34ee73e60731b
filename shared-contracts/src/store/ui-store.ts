import { makeAutoObservable, observableRef } from 'mobx';
import type { SkeletonName } from '../remote/define-remote';

/** A link that stays at the lower edge of the window, e.g. to the tickets of the page's event. */
export interface StickyItem {
  readonly url: string;
  readonly title: string;
}

/**
 * Page-wide flags of the host (docs/behaviour/frame.md#page-wide-state). Whether site and shop are online, and the
 * blocks of the frame, are settings.
 */
export class UiStore {
  headerScroll = false;
  eventOverlayOpen = false;
  navigating = false;
  /** Shape of the page that comes; undefined when the one on the screen stays until then. */
  coming: SkeletonName | undefined = undefined;
  /**
   * The page's header is not there yet: from the start, and while a page comes that does not share it
   * (docs/behaviour/frame.md#header-of-the-page-while-loading).
   */
  pageHeaderLoading = true;
  /**
   * Whether the sticky links may be seen: not at the page's beginning, not in the footer area
   * (docs/behaviour/frame.md#sticky-navigation).
   */
  showStickyEvent = false;
  stickyItems: readonly StickyItem[] = [];
  /** Layers over the page, the uppermost last: each call closes one, for the browser's Back. */
  layers: readonly (() => void)[] = [];
  /** Id of the headline that is being read; '' above the first (docs/behaviour/content.md#anchor-list). */
  activeHeadline = '';

  constructor() {
    makeAutoObservable(this, { stickyItems: observableRef, layers: observableRef });
  }

  setHeaderScroll(scrolled: boolean): void {
    this.headerScroll = scrolled;
  }

  setEventOverlayOpen(open: boolean): void {
    this.eventOverlayOpen = open;
  }

  /** A page is on the screen, with its header. */
  showPage(): void {
    this.pageHeaderLoading = false;
  }

  /** Another page is on its way; `sharesHeader`: it is a sibling of the one on the screen. */
  startNavigation(sharesHeader: boolean, coming?: SkeletonName): void {
    this.navigating = true;
    this.coming = coming;
    this.pageHeaderLoading = !sharesHeader;
  }

  endNavigation(): void {
    this.navigating = false;
    this.pageHeaderLoading = false;
  }

  setShowStickyEvent(show: boolean): void {
    this.showStickyEvent = show;
  }

  setActiveHeadline(id: string): void {
    this.activeHeadline = id;
  }

  /** Adds a sticky link for as long as the caller is on the page; returns the disposer. */
  addStickyItem(item: StickyItem): () => void {
    this.stickyItems = [...this.stickyItems, item];
    return () => this.removeStickyItem(item);
  }

  removeStickyItem(item: StickyItem): void {
    this.stickyItems = this.stickyItems.filter((other) => other !== item);
  }

  /**
   * Something covers the page from now on, and Back closes it in place of leaving the page
   * (docs/behaviour/frame.md#layers-and-back).
   *
   * @param close Called by Back; the owner calls the returned function then, as whenever it closes.
   */
  openLayer(close: () => void): () => void {
    const layer = () => close();
    this.layers = [...this.layers, layer];
    return () => this.removeLayer(layer);
  }

  removeLayer(layer: () => void): void {
    this.layers = this.layers.filter((other) => other !== layer);
  }
}
