import { recordHref, type EventListItem, type Image, type Language, type LoaderContext } from '@vestibule/contracts';

/** Notes on an event beside its time; empty without one. */
export type RowState = '' | 'cancelled' | 'moved' | 'sold_out' | 'few';

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
  /** Formatted; empty for a whole day. */
  readonly time: string;
  readonly state: RowState;
  readonly free: boolean;
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
type FormatTime = (value: string, lang: Language) => string;

/** The line of an event in a list of the page's language. */
export function toRow(event: EventListItem, { lang, href }: Shown, formatTime: FormatTime): EventRowData {
  const state = stateOf(event);
  const gone = state === 'cancelled' || state === 'sold_out';
  const price = gone ? '' : (event.price_from ?? '');
  return {
    id: event.id,
    url: recordHref(href, 'event', event),
    title: event.title,
    ...(event.lang === lang ? {} : { lang: event.lang }),
    preline: event.preline,
    subline: event.subline,
    room: event.room?.name ?? event.venue?.name ?? '',
    access: event.access.map(({ name }) => name).join(' · '),
    time: event.all_day ? '' : formatTime(event.date_start, lang),
    state,
    free: !gone && event.availability === 'free',
    price,
    from: price !== '' && event.price_to !== null && event.price_to !== price,
    tickets: gone || event.availability === 'none' ? '' : sellerOf(event),
    image: event.image_obj,
  };
}

/** The line of an event that is over: nothing of it can be bought. */
export function asPast(row: EventRowData): EventRowData {
  return { ...row, state: row.state === 'cancelled' ? 'cancelled' : '', free: false, price: '', tickets: '' };
}

function sellerOf({ id_jet, ticket_url }: EventListItem): EventRowData['tickets'] {
  if (id_jet !== '') return 'here';
  return ticket_url === '' ? '' : 'elsewhere';
}

/** Cancelled outweighs sold out, which outweighs moved: a state that keeps people at home comes first. */
export function stateOf(event: Pick<EventListItem, 'status' | 'availability'>): RowState {
  if (event.status === 'cancelled') return 'cancelled';
  if (event.availability === 'sold_out') return 'sold_out';
  if (event.status === 'moved') return 'moved';
  return event.availability === 'few' ? 'few' : '';
}
