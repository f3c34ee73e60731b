import { formatPrice, SiteError, type AdmissionOffer, type Dates, type LoaderContext } from '@vestibule/contracts';
import { DAY_TICKETS_ROUTE } from '../shop-routes';
import { toOffers, type BookableEvent } from '../webshop/bookable-event';

/** Most days of one response, and so how far the next day with admission is looked for. */
const DAYS = 31;
/** All of a day: more than a site has, and the most that the list gives at once. */
const PAGE_SIZE = 50;

/** An admission on the chosen day, ready to be shown. */
export interface DayAdmission {
  readonly id: number;
  /** Names its tickets in the cart. */
  readonly name: string;
  readonly title: string;
  /** Language of title and text, when it is not the page's. */
  readonly lang?: AdmissionOffer['lang'];
  /** HTML. */
  readonly text: string;
  readonly where: string;
  readonly parts: readonly string[];
  /** Price in words; one ticket admits `persons`. */
  readonly prices: readonly { readonly saleType: number; readonly label: string; readonly persons: number }[];
  readonly times: AdmissionOffer['days'][number]['times'];
}

/** A day with the address of its tickets. */
interface DayLink {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly name: string;
  readonly href: string;
}

/** Everything that is sold for one day. */
export interface DayTickets {
  /** YYYY-MM-DD, and in words. */
  readonly day: string;
  readonly label: string;
  readonly today: string;
  /** Whether the address says the day. */
  readonly isChosen: boolean;
  readonly days: readonly DayLink[];
  readonly admissions: readonly DayAdmission[];
  readonly offers: readonly BookableEvent[];
  /** The first later day with admission, where this one has none. */
  readonly next: DayLink | null;
}

/** Admissions and bookable events of the day in the address, by default of today. */
export async function loadDayTickets(context: LoaderContext): Promise<DayTickets> {
  const { api, lang, href, signal, t, url } = context;
  const dates = await import('@vestibule/contracts/dates');
  const today = dates.today();
  const toLink = (one: Omit<DayLink, 'href'>) => ({ ...one, href: `${href(DAY_TICKETS_ROUTE, {})}?day=${one.day}` });
  const asked = url.searchParams.get('day') ?? '';
  const day = asked === '' ? today : realDay(asked, dates);
  const isOver = day < today;
  const date = day.split('-').reverse().join('-');
  const [{ results: sold }, { results: events }] = isOver
    ? [{ results: [] }, { results: [] }]
    : await Promise.all([
        api.call('admissions', { query: { from: day, until: dates.plusDays(day, DAYS - 1) }, signal }),
        api.call('events', { query: { bookable: 'true', date, until: date, page_size: PAGE_SIZE }, signal }),
      ]);
  const admissions = sold.flatMap((offer) => toAdmission(offer, day, lang));
  const later = sold.flatMap(({ days }) => days.filter(isOpen).map((one) => one.date)).filter((one) => one > day);
  const [next] = later.toSorted();
  return {
    day,
    label: `${dates.dayParts(day, lang).weekday}, ${dates.formatDate(day, lang)}`,
    today,
    isChosen: asked !== '',
    days: dates
      .comingWeek(today, lang, { today: t('dayTickets.today'), tomorrow: t('dayTickets.tomorrow') })
      .map(toLink),
    admissions,
    offers: toOffers(events, { lang, href }, dates),
    next:
      admissions.length > 0 || next === undefined
        ? null
        : toLink({ day: next, name: `${dates.dayParts(next, lang).short}, ${dates.formatDate(next, lang)}` }),
  };
}

/** Throws `validation` for a day that does not exist. */
function realDay(value: string, { parseQueryDate }: Dates): string {
  const day = parseQueryDate(value.split('-').toReversed().join('-'));
  if (day === undefined) throw new SiteError('validation', 400, 'day is not valid', { field: 'day' });
  return day;
}

type Day = AdmissionOffer['days'][number];
const isOpen = ({ times }: Day) => times.some(({ state }) => state !== 'sold_out');

function toAdmission(offer: AdmissionOffer, day: string, lang: LoaderContext['lang']): readonly DayAdmission[] {
  return offer.days
    .filter(({ date }) => date === day)
    .map(({ name, times }) => ({
      id: offer.id,
      name,
      title: offer.title,
      ...(offer.lang === lang ? {} : { lang: offer.lang }),
      text: offer.text,
      // Often the admission has the name of its place.
      where: [offer.exhibition?.title, offer.venue?.name].filter((one) => one && one !== offer.title).join(', '),
      parts: offer.parts,
      prices: offer.prices.map(({ sale_type_id: saleType, name: kind, price, persons }) => ({
        saleType,
        label: `${kind}, ${formatPrice(price, lang)}`,
        persons,
      })),
      times,
    }));
}
