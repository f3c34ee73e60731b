import {
  recordUrls,
  type AudioSample,
  type Exhibition,
  type Image,
  type Language,
  type LoaderContext,
  type Localised,
  type OpeningHours,
} from '@vestibule/contracts';
import { previewOf } from '@vestibule/contracts/content-preview';
import type { Credit } from '../detail/credits';
import { toCredit } from '../detail/to-credit';
import { groupByDay, type EventDay } from '../event-rows/days';
import { recordId } from '../lists/record-id';
import { toStory, type Story } from '../magazine/to-story';
import { hoursOfDay, type HoursOfDay } from './hours-of-day';
import { periodOf, type Period } from './period';

/** Data of the exhibition's page, its head and its structured data. */
export interface ExhibitionData
  extends
    Pick<Exhibition, 'id' | 'title' | 'subline' | 'summary' | 'body' | 'state' | 'venue' | 'floor' | 'access'>,
    Pick<Exhibition, 'is_free' | 'prices' | 'price_from' | 'price_to' | 'date_from' | 'date_to' | 'tickets_from'>,
    Pick<Exhibition, 'languages' | 'pictures' | 'press' | 'venue_detail'> {
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly urls: Localised;
  readonly type: string;
  readonly period: Period;
  readonly rooms: readonly string[];
  /** Today in words; hours are undefined where they are not known, and before it begins and after its end. */
  readonly today: string;
  readonly hours: HoursOfDay | undefined;
  /** Days to come on which it opens otherwise than its venue. */
  readonly otherDays: readonly { readonly day: string; readonly label: string; readonly hours: HoursOfDay }[];
  /** The first day of sale, in words, while it is to come. */
  readonly ticketsFrom: string;
  /** Where tickets are sold; empty where none are. */
  readonly ticketUrl: string;
  readonly image: Image | null;
  readonly shareImage: string;
  readonly audio: readonly AudioSample[];
  readonly persons: readonly Credit[];
  readonly days: readonly EventDay[];
  readonly stories: readonly Story[];
  readonly organizer: string;
}

/** Everything about one exhibition; the slug in the address does not matter, the id does. */
export async function loadExhibitionDetail(context: LoaderContext): Promise<ExhibitionData> {
  const { api, href, lang, params, signal, store, t, url } = context;
  const id = recordId(params);
  const [dates, exhibition, houses] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('exhibition', { params: { id }, ...previewOf(url), signal }),
    // The page is worth showing without the hours.
    api.call('openingHours', { signal }).catch((): OpeningHours => []),
  ]);
  const today = dates.today();
  const isOpen = exhibition.state !== 'over' && exhibition.state !== 'announced';
  const label = (day: string) => `${dates.dayParts(day, lang).short}, ${dates.formatDate(day, lang)}`;
  const hoursOn = (day: string) => hoursOfDay(exhibition, houses, { day, lang, dates });
  const ownDays = [...new Set(exhibition.opening_exceptions.map(({ date }) => date))];
  return {
    ...textsOf(exhibition, lang),
    urls: recordUrls(href, 'exhibition', exhibition),
    period: periodOf(exhibition, { lang, t, dates }),
    today: label(today),
    hours: isOpen ? hoursOn(today) : undefined,
    otherDays: ownDays.flatMap((day) => {
      const hours = hoursOn(day);
      return hours && isWithin(day, exhibition) ? [{ day, label: label(day), hours }] : [];
    }),
    ticketsFrom:
      exhibition.tickets_from !== null && exhibition.tickets_from > today
        ? dates.formatDate(exhibition.tickets_from, lang)
        : '',
    ticketUrl: ticketUrlOf(exhibition, store.settings.current?.design.header.webshopLink ?? ''),
    image: exhibition.image_obj,
    shareImage: exhibition.image_thumbnails?.large ?? '',
    audio: exhibition.audio,
    persons: exhibition.persons.map(toCredit),
    // The picture of the exhibition is above; its dates show none of their own.
    days: groupByDay(exhibition.events, { lang, href }, dates).map((day) => ({
      ...day,
      rows: day.rows.map((row) => ({ ...row, image: null })),
    })),
    stories: exhibition.articles.map((article) => toStory(article, { lang, href }, dates.formatDate)),
    organizer: store.settings.product,
  };
}

const isWithin = (day: string, { date_from: from, date_to: to }: Exhibition) =>
  (from === null || from <= day) && (to === null || day <= to);

/** Its own address, else the shop of the site; nothing is sold of a free one, and of one that is over. */
const ticketUrlOf = ({ state, is_free, prices, ticket_url: own }: Exhibition, shop: string) =>
  state === 'over' || is_free || (own === '' && prices.length === 0) ? '' : own || shop;

const textsOf = (exhibition: Exhibition, lang: Language) => ({
  id: exhibition.id,
  ...(exhibition.lang === lang ? {} : { lang: exhibition.lang }),
  title: exhibition.title,
  subline: exhibition.subline,
  summary: exhibition.summary,
  body: exhibition.body,
  type: exhibition.exhibition_type?.name ?? '',
  state: exhibition.state,
  venue: exhibition.venue,
  venue_detail: exhibition.venue_detail,
  rooms: exhibition.rooms.map(({ name }) => name),
  floor: exhibition.floor,
  access: exhibition.access,
  languages: exhibition.languages,
  is_free: exhibition.is_free,
  prices: exhibition.prices,
  price_from: exhibition.price_from,
  price_to: exhibition.price_to,
  date_from: exhibition.date_from,
  date_to: exhibition.date_to,
  tickets_from: exhibition.tickets_from,
  pictures: exhibition.pictures,
  press: exhibition.press,
});
