import { EVENTS_PATH } from './sites';
import type { EventDetail, EventList, PlainEventRow } from './plain/event-types';
import type { Alert, Feed, MenuItem, PageLink, PlainData, PlainPage } from './plain/types';

interface Route<D> {
  readonly data: D;
  readonly meta: { readonly urls: Readonly<Record<string, string>>; readonly feeds?: readonly Feed[] };
}
interface Settings {
  readonly product: string;
  readonly description: string;
  readonly contact?: PlainPage['contact'];
  readonly share_image: string;
  readonly html_footer_bottom: { readonly code: string };
  readonly design: {
    readonly header: { readonly favoritesLink: string; readonly webshopLink: string };
    readonly footer: { readonly whistleblowerUrl: string };
  };
}
interface State {
  readonly composition: string;
  readonly store: {
    readonly navigation: { readonly menu: readonly MenuItem[]; readonly footer: readonly PageLink[] };
    readonly settings: Settings;
    readonly breakingNews: Alert | null;
  };
  readonly route: Route<EventList>;
}

/** Reads the data of the plain page from the site, so that both show the same. */
export async function readPageData(origin: string, html: string): Promise<PlainData> {
  const state = JSON.parse(
    find(html, /<script type="application\/json" id="vestibule-state">(.*?)<\/script>/s),
  ) as State;
  const { navigation, settings, breakingNews } = state.store;
  const list = state.route.data;
  const page = {
    bodyClass: find(html, /<body class="([^"]*)"/),
    product: settings.product,
    about: settings.description,
    ...(settings.contact && { contact: settings.contact }),
    shareImage: settings.share_image,
    menu: navigation.menu,
    footer: navigation.footer,
    footerHtml: settings.html_footer_bottom.code,
    favorites: settings.design.header.favoritesLink,
    webshop: settings.design.header.webshopLink,
    whistleblower: settings.design.footer.whistleblowerUrl,
    alert: breakingNews,
    hours: find(html, /slots\/opening-hours"><!--\$--><p[^>]*><span[^>]*>([^<]*)/),
    footerHours: find(html, /slots\/footer-hours"><!--\$--><div[^>]*><p[^>]*><span[^>]*>([^<]*)/),
    jsonLd: find(html, /<script type="application\/ld\+json">(.*?)<\/script>/s),
    urls: state.route.meta.urls,
    feeds: state.route.meta.feeds ?? [],
    list,
  };
  const rows = list.days.flatMap((day) => day.rows);
  const events = await Promise.all(
    rows.map(({ url }) => readJson<Route<EventDetail>>(`${origin}/_data/${state.composition}${url}`)),
  );
  const fonts = [...html.matchAll(/rel="preload" as="font"[^>]* href="[^"]*\/([^"/]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  return { page, events: events.map(({ data }) => data), fonts, mediaOrigin: origin };
}

/**
 * The last event of the page without a booking panel, which the plain page has not: sold out has a waiting list, and
 * one that admission includes has the way to it.
 */
export function eventWithoutTickets({ page }: PlainData): PlainEventRow {
  const rows = page.list.days.flatMap((day) => day.rows);
  const event = rows.findLast(({ tickets, included, state }) => !tickets && !included && state !== 'sold_out');
  if (!event) throw new Error('Every event on the page has tickets');
  return event;
}

/** The site's events page as text. */
export async function readHtml(origin: string, path = EVENTS_PATH): Promise<string> {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

async function readJson<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}

function find(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`The events page has changed: nothing matches ${pattern.source}`);
  return found;
}
