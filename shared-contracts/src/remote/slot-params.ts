/** A record that has a page of its own. */
export interface ShownRecord {
  readonly kind: 'event' | 'production' | 'exhibition' | 'article' | 'person' | 'series' | 'venue' | 'form';
  readonly id: number;
}

/**
 * The places that pages and the shell offer, and the params that each passes. A closed list: no other name is a slot.
 */
export interface SlotParams {
  /** Top bar of the header: today's opening hours, at the venue or of the theme of the page, which changes. */
  'header-info': { readonly venue?: number | undefined; readonly theme?: 'museum' | 'castle' | undefined };
  /** Cart entry of the header. */
  'header-cart': Record<never, never>;
  /** Below the contact in the footer: today's opening hours at the main venue. Since contracts 1.13. */
  'footer-hours': Record<never, never>;
  /** Column of the footer: free for a remote that has something to say on every page. */
  'footer-info': Record<never, never>;
  /** Bar above the page, for logged-in editors only; `record` is the one that the page shows. */
  'editor-toolbar': { readonly record?: ShownRecord | undefined };
  /** Handle of one content module, for logged-in editors only. */
  'editor-module': { readonly model: string; readonly moduleId: number };
  /**
   * End of a column of a content page, for logged-in editors only: of the section with this id, or of the page itself.
   */
  'editor-place': { readonly section: number | null; readonly column: number };
  /** List of events inside a content page. */
  'event-list': {
    readonly headline: string;
    readonly option: string;
    readonly tag: number | null;
    readonly room: number | null;
    readonly type: string;
    readonly limit: number;
    /** Only events at this venue, in any of its rooms. */
    readonly venue?: number;
    readonly series?: number | null;
    readonly genre?: number | null;
    /** First and last day, YYYY-MM-DD; '' for now and without end. */
    readonly from?: string;
    readonly to?: string;
    /** Only these, by their ids, as far as they are not over; all when it is empty. */
    readonly events?: readonly number[];
    /** Only events this person takes part in, by name in the event or in its production. */
    readonly person?: number;
  };
  /** The newest articles inside a content page. */
  'article-list': { readonly headline: string; readonly limit: number };
  /** The newest article of each category, by their ids, the first large; the newest of all without one. */
  'article-highlights': { readonly headline: string; readonly categories: readonly number[] };
  /** Productions that are on now, of a type by its slug or of all ('') inside a content page. Since contracts 1.6. */
  'production-list': { readonly headline: string; readonly type: string; readonly limit: number };
  /**
   * Exhibitions inside a content page: those that are not over unless `view` says which, at a venue or at all (null),
   * of a type by its slug or of all (''); only those with these ids, where some are given. Since contracts 1.13.
   */
  'exhibition-list': {
    readonly headline: string;
    readonly view: '' | 'current' | 'permanent' | 'announced' | 'archive';
    readonly venue: number | null;
    readonly type: string;
    readonly exhibitions: readonly number[];
    readonly limit: number;
  };
  /**
   * Hours of a venue, or of all that have any (null): the week, and the days of the coming year that are different.
   * Since contracts 1.4; `null` and the options since 1.13.
   */
  'venue-hours': {
    readonly venue: number | null;
    readonly headline?: string;
    /** Today's hours above the week; without unless it is true. */
    readonly today?: boolean;
    /** The weeks of other seasons; with them unless it is false. */
    readonly seasons?: boolean;
    /** Days ahead of which exceptions are listed; those of a year without. */
    readonly days?: number;
  };
  /**
   * Today's hours of a venue (of the first of the settings: null), as many of the next events, and the way to tickets.
   * Since contracts 1.13.
   */
  today: { readonly venue: number | null; readonly events: number; readonly tickets: boolean };
  /** The whole programme over another page: in the event overlay. */
  'events-overlay': Record<never, never>;
  /** Booking widget of one event, by its id. `open`: at once, after a visitor has requested it. Since 1.6. */
  'event-booking': { readonly event: number; readonly open?: boolean };
  /**
   * Asks an editor whether to write to the buyers of an event that has changed; `version` changes with the event. Since
   * contracts 1.8.
   */
  'event-buyers': { readonly event: number; readonly version: string };
}
export type SlotName = keyof SlotParams;
export const SLOT_NAMES = [
  'header-info',
  'header-cart',
  'footer-hours',
  'footer-info',
  'editor-toolbar',
  'editor-module',
  'editor-place',
  'event-list',
  'article-list',
  'article-highlights',
  'production-list',
  'exhibition-list',
  'venue-hours',
  'today',
  'events-overlay',
  'event-booking',
  'event-buyers',
] as const satisfies readonly SlotName[];
