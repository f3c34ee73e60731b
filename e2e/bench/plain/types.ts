/** What the plain page is rendered from: the same records as the site's page, read from it once. */
export interface PlainPage {
  readonly bodyClass: string;
  readonly product: string;
  readonly description: string;
  readonly shareImage: string;
  readonly menu: readonly MenuItem[];
  readonly footer: readonly PageLink[];
  readonly footerHtml: string;
  /** Today's opening hours, as the site says them. */
  readonly hours: string;
  readonly jsonLd: string;
  readonly urls: Readonly<Record<string, string>>;
  readonly list: EventList;
}

export interface PageLink {
  readonly title: string;
  readonly url: string;
}

export interface MenuItem {
  readonly menu_name: string;
  readonly url: string;
  readonly children: readonly MenuItem[];
}

export interface EventList {
  readonly headline: string;
  readonly title: string;
  readonly description: string;
  readonly rooms: readonly { readonly value: string; readonly name: string }[];
  readonly days: readonly EventDay[];
  readonly teasers: readonly Teaser[];
  readonly hasNext: boolean;
}

export interface EventDay {
  readonly day: string;
  readonly short: string;
  readonly number: string;
  readonly month: string;
  readonly label: string;
  readonly rows: readonly EventRow[];
}

export interface EventRow {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly preline: string;
  readonly subline: string;
  readonly room: string;
  readonly time: string;
  readonly state: '' | 'cancelled' | 'moved' | 'sold_out' | 'few';
  readonly free: boolean;
  readonly price: string;
  readonly from: boolean;
  readonly tickets: boolean;
  readonly image: Image | null;
}

export interface Teaser {
  readonly id: number;
  readonly head: { readonly day: string };
  readonly url: string;
  readonly preline: string;
  readonly headline: string;
  readonly subline: string;
  readonly linkText: string;
  readonly image: Image | null;
}

export interface Image {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focal: readonly number[];
  readonly color: string;
}

/** One event, for the page that its link opens. */
export interface EventDetail {
  readonly id: number;
  readonly title: string;
  readonly preline: string;
  readonly subline: string;
  readonly text: string;
  readonly date: string;
  readonly time: string;
  readonly start: string;
  readonly room: string;
  readonly venue: string;
  readonly address: string;
  readonly access: string;
  readonly free: boolean;
  readonly price: string;
  readonly image: Image | null;
}

/** Everything that the plain server needs to know, written by the benchmark before it starts. */
export interface PlainData {
  readonly page: PlainPage;
  readonly events: readonly EventDetail[];
  /** Names of the font files that the page preloads. */
  readonly fonts: readonly string[];
  /** Where pictures come from. */
  readonly mediaOrigin: string;
}

/** Id of the element that holds the page's JSON. */
export const STATE_ID = 'plain-state';
