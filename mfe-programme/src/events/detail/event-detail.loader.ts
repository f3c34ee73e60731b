import {
  type Dates,
  notFound,
  recordHref,
  recordUrls,
  type AudioSample,
  type EventDetail,
  type Image,
  type Language,
  type LoaderContext,
  type Localised,
} from '@vestibule/contracts';
import { previewOf } from '@vestibule/contracts/content-preview';
import { shopLinkOf } from '@vestibule/contracts/shop-link';
import type { Credit } from '../../detail/credits';
import { toCredit } from '../../detail/to-credit';
import type { PostalPlace } from '../../detail/place-json-ld';
import { ticketsOfDay } from '../../detail/tickets-of-day';
import { readRelated, type RelatedEvent } from '../../related/related';

/** Where the tickets are on the page. */
export const TICKETS = 'tickets';

/** A record that has a page of its own. */
interface Place {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface OtherDate {
  readonly url: string;
  readonly day: string;
  readonly label: string;
  /** Of another event, and its language, when it is not the page's. */
  readonly title?: string;
  readonly lang?: Language;
}

/** Data of the event's page, its head and its structured data. */
export interface EventDetailData {
  readonly id: number;
  readonly lang?: Language;
  readonly urls: Localised;
  readonly title: string;
  readonly preline: string;
  readonly subline: string;
  readonly text: string;
  /** `Samstag, 21. Nov. 2026` and `19:30–21 Uhr`, empty for a whole day. */
  readonly date: string;
  readonly time: string;
  /** Name of the zone that the times are local to, empty where clocks show the same as at the site. */
  readonly zone: string;
  /** ISO 8601 with offset, a day only when it is all of it. */
  readonly start: string;
  readonly end: string;
  readonly duration: number;
  /** The exhibition or production that it belongs to. */
  readonly whole: { readonly type: 'exhibition' | 'production'; readonly title: string; readonly url: string } | null;
  /** Slug of its type, empty without one. */
  readonly type: string;
  readonly room: string;
  readonly venue: Place | null;
  readonly series: Place | null;
  readonly address: string;
  /** Of its venue, as HTML. */
  readonly access: string;
  /** Its own: how one gets in, and in which languages it is. */
  readonly ownAccess: EventDetail['access'];
  /** Youngest and oldest visitors that it is for, in years; null without a limit. */
  readonly ages: { readonly from: number | null; readonly to: number | null };
  /** Where its venue is, for search engines. */
  readonly place: PostalPlace | null;
  readonly theme: 'museum' | 'castle' | null;
  readonly state: EventDetail['state'];
  /** Its planning alone, whatever time and tickets say. */
  readonly status: EventDetail['status'];
  /** The day that it was announced for before it moved, YYYY-MM-DD, and as it is shown; empty where it is not known. */
  readonly movedFrom: { readonly day: string; readonly date: string };
  readonly free: boolean;
  /** Whether admission to its place is all that it takes, and where that is sold; empty where it is not. */
  readonly included: boolean;
  readonly admissionUrl: string;
  readonly price: string;
  readonly priceTo: string;
  readonly bookable: boolean;
  /** Whether it is sold out, and one can wait for its tickets. */
  readonly waitable: boolean;
  readonly ticketUrl: string;
  /**
   * Where its tickets are, for the sticky button: empty when there is nothing to pay for
   * (docs/behaviour/programme.md#way-to-the-tickets).
   */
  readonly booking: string;
  readonly image: Image | null;
  readonly shareImage: string;
  readonly persons: readonly Credit[];
  readonly audio: readonly AudioSample[];
  readonly dates: readonly OtherDate[];
  /** Other events of its exhibition or production. */
  readonly others: readonly OtherDate[];
  readonly related: readonly RelatedEvent[];
  readonly organizer: string;
  /** Sections in the order of the settings. */
  readonly sections: readonly string[];
}

/** Everything about one event; the slug in the address does not matter, the id does. */
export async function loadEventDetail(context: LoaderContext): Promise<EventDetailData> {
  const { api, params, signal, store, url } = context;
  const id = params['id'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const dates = await import('@vestibule/contracts/dates');
  const [event, related] = await Promise.all([
    api.call('event', { params: { id }, ...previewOf(url), signal }),
    readRelated(context, id, dates),
  ]);
  return toDetail(event, context, dates, {
    shop: shopLinkOf(store),
    organizer: store.settings.product,
    sections: store.settings.current?.design.sections.event ?? [],
    related,
  });
}

function wholeOf({ exhibition, production }: EventDetail, href: LoaderContext['href']): EventDetailData['whole'] {
  const type = exhibition ? 'exhibition' : 'production';
  const whole = exhibition ?? production;
  return whole && { type, title: whole.title, url: recordHref(href, type, whole) };
}

export function toDetail(
  event: EventDetail,
  { lang, href, t }: Pick<LoaderContext, 'lang' | 'href' | 't'>,
  dates: Dates,
  {
    shop,
    ...rest
  }: Pick<EventDetailData, 'organizer' | 'sections' | 'related'> & {
    /** Address of the shop; empty without one. */
    readonly shop: string;
  },
): EventDetailData {
  const { venue_detail: venue } = event;
  const included = event.with_admission === true && event.availability === 'none';
  return {
    id: event.id,
    ...(event.lang === lang ? {} : { lang: event.lang }),
    urls: recordUrls(href, 'event', event),
    title: event.title,
    preline: event.preline,
    subline: event.subline,
    text: event.text,
    ...timesOf(event, { lang, t }, dates),
    duration: event.duration_minutes ?? 0,
    whole: wholeOf(event, href),
    room: event.room?.name ?? '',
    type: event.event_type_new?.id ?? '',
    venue: event.venue && venue && { ...event.venue, slug: venue.slug },
    series: event.series && { ...event.series, slug: event.series_slug },
    address: venue?.address_line ?? '',
    place: event.venue && venue && { ...venue.address, latitude: venue.latitude, longitude: venue.longitude },
    access: venue?.access ?? '',
    ownAccess: event.access,
    ages: { from: event.age_from ?? null, to: event.age_to ?? null },
    theme: venue?.theme ?? null,
    state: event.state,
    status: event.status,
    movedFrom: { day: event.moved_from, date: event.moved_from && dates.formatDate(event.moved_from, lang) },
    free: event.availability === 'free',
    included,
    admissionUrl: included ? ticketsOfDay(shop, dates.dayOf(event.date_start)) : '',
    price: event.price_from ?? '',
    priceTo: event.price_to ?? '',
    bookable: event.bookable,
    waitable: event.waitable,
    ticketUrl: event.ticket_url,
    booking: bookingOf(event),
    image: event.image_obj,
    shareImage: event.image_thumbnails?.large ?? '',
    persons: event.persons.map(toCredit),
    audio: event.audio,
    dates: event.other_dates.map(toDate),
    others: event.other_events.map((other) => ({
      ...toDate(other),
      title: other.title,
      ...(other.lang === lang ? {} : { lang: other.lang }),
    })),
    ...rest,
  };

  function toDate(other: EventDetail['other_dates'][number]): OtherDate {
    return {
      url: recordHref(href, 'event', other),
      day: dates.dayOf(other.date_start),
      label: labelOf(other, lang, dates),
    };
  }
}

/**
 * On the page where it can be booked there, else at the address in the settings; a visit that costs nothing needs no
 * button.
 */
function bookingOf({ state, bookable, tickets_live, ticket_url, seat_groups, prices }: EventDetail): string {
  if (state === 'sold_out') return '';
  if (!tickets_live && seat_groups.length === 0 && !prices.some(({ price }) => price !== '0.00')) return '';
  return bookable ? `#${TICKETS}` : ticket_url;
}

function timesOf(
  event: EventDetail,
  { lang, t }: Pick<LoaderContext, 'lang' | 't'>,
  dates: Dates,
): Pick<EventDetailData, 'date' | 'time' | 'zone' | 'start' | 'end'> {
  const { date_start: start, date_end: end, all_day: allDay } = event;
  const day = (value: string) => `${dates.dayParts(value, lang).weekday}, ${dates.formatDate(value, lang)}`;
  const inZone = (value: string) => dates.formatTimeInZone(value, event.timezone, lang);
  const spansDays = allDay && end !== null && dates.dayOf(end) !== dates.dayOf(start);
  return {
    date: spansDays ? `${day(start)} – ${day(end)}` : day(start),
    time: allDay ? '' : timeOf(),
    zone: allDay ? '' : dates.foreignZone(start, event.timezone, lang),
    start: allDay ? dates.dayOf(start) : start,
    end: end === null ? '' : allDay ? dates.dayOf(end) : end,
  };

  function timeOf(): string {
    const doubled = [start, end ?? start].some((value) => dates.isDoubled(value, event.timezone));
    if (doubled) return [start, end ?? ''].filter(Boolean).map(inZone).join(' – ');
    if (end === null) return dates.formatTime(start, lang);
    if (dates.isSameDay(start, end)) return dates.formatTimeRange(start, end, lang);
    return t('facts.until', { start: dates.formatTime(start, lang), day: day(end), end: dates.formatTime(end, lang) });
  }
}

function labelOf({ date_start, all_day }: EventDetail['other_dates'][number], lang: Language, dates: Dates): string {
  const day = `${dates.dayParts(date_start, lang).short}, ${dates.formatDate(date_start, lang)}`;
  return all_day ? day : `${day}, ${dates.formatTime(date_start, lang)}`;
}
