import {
  recordHref,
  type Dates,
  type EventListItem,
  type Image,
  type Language,
  type LoaderContext,
} from '@vestibule/contracts';

/** One line of the programme, ready to be shown; only displayed fields, because it is written into the page. */
export interface EventRowData {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly preline: string;
  readonly subline: string;
  readonly room: string;
  /** How one gets in, and in which languages it is, in a few words. */
  readonly access: string;
  /** Formatted; empty for a whole day, and for an event that began before the day under which it is listed. */
  readonly time: string;
  /** Its last day, or its end on the day under which it is listed, formatted; empty where it is of one day. */
  readonly until: string;
  readonly state: EventListItem['state'];
  readonly free: boolean;
  /** Whether admission to its place is all that it takes. */
  readonly included: boolean;
  /** Lowest price as decimal euro; empty when there is none to show. */
  readonly price: string;
  /** Whether there are higher prices too. */
  readonly from: boolean;
  /** Seller of its tickets: this site, or another one; empty when there are none. */
  readonly tickets: '' | 'here' | 'elsewhere';
  readonly image: Image | null;
}

/** The page that shows it: its language, and where other pages are. */
export type Shown = Pick<LoaderContext, 'lang' | 'href'>;
type Formats = Pick<Dates, 'dayOf' | 'formatDate' | 'formatTime'>;

const DAY_MS = 24 * 60 * 60_000;

/** The line of an event in a list of the page's language. */
export function toRow(event: EventListItem, { lang, href }: Shown, dates: Formats): EventRowData {
  const { state } = event;
  const soldOut = state === 'sold_out';
  const price = soldOut ? '' : (event.price_from ?? '');
  return {
    id: event.id,
    url: recordHref(href, 'event', event),
    title: event.title,
    ...(event.lang === lang ? {} : { lang: event.lang }),
    preline: event.preline,
    subline: event.subline,
    room: event.room?.name ?? event.venue?.name ?? '',
    access: event.access.map(({ name }) => name).join(' · '),
    time: event.all_day || hasBegun(event, dates) ? '' : dates.formatTime(event.date_start, lang),
    until: untilOf(event, lang, dates),
    state,
    free: event.availability === 'free',
    included: event.with_admission === true && event.availability === 'none',
    price,
    from: price !== '' && event.price_to !== null && event.price_to !== price,
    tickets: soldOut || event.availability === 'none' ? '' : sellerOf(event),
    image: event.image_obj,
  };
}

const hasBegun = ({ date_start, list_day }: EventListItem, { dayOf }: Formats) => dayOf(date_start) < list_day;

/** An event of one evening that goes on after midnight is of one day. */
function untilOf(event: EventListItem, lang: Language, dates: Formats): string {
  const { date_start: start, date_end: end, all_day: allDay, list_day: day } = event;
  if (end === null) return '';
  const isLong = allDay ? dates.dayOf(end) > day : Date.parse(end) - Date.parse(start) >= DAY_MS;
  if (!isLong && !hasBegun(event, dates)) return '';
  return allDay || dates.dayOf(end) > day ? dates.formatDate(end, lang) : dates.formatTime(end, lang);
}

function sellerOf({ id_jet, ticket_url }: EventListItem): EventRowData['tickets'] {
  if (id_jet !== '') return 'here';
  return ticket_url === '' ? '' : 'elsewhere';
}
