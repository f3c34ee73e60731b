import type { Settings } from '@vestibule/contracts';
import type { EventDetail, EventList } from './event-types';

/** Data of the plain page: the same records as the site's page, read from it once. */
export interface PlainPage {
  readonly bodyClass: string;
  readonly product: string;
  /** Description of the site. */
  readonly about: string;
  readonly contact?: Settings['contact'];
  readonly shareImage: string;
  readonly menu: readonly MenuItem[];
  readonly footer: readonly PageLink[];
  readonly footerHtml: string;
  /** Addresses of the settings; empty where the site has none. */
  readonly favorites: string;
  readonly webshop: string;
  readonly whistleblower: string;
  readonly alert: Alert | null;
  /** Today's opening hours, as the site says them. */
  readonly hours: string;
  /** The same at the main venue, for the footer. */
  readonly footerHours: string;
  readonly jsonLd: string;
  readonly urls: Readonly<Record<string, string>>;
  readonly feeds: readonly Feed[];
  readonly list: EventList;
}

export interface Feed {
  readonly type: string;
  readonly title: string;
  readonly path: string;
}

export interface Alert {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly url: string } | null;
  readonly link_title: string;
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
