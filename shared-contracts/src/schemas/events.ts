import { array, boolean, number, object, string } from 'yup';
import { MAX_SEARCH_LENGTH } from '../constants';
import { EVENT_ACCESS, EVENT_LANGUAGES } from '../records/event-access';
import { audioSamples } from '../fields/audio';
import {
  contentLanguage,
  credit,
  flagSchema,
  id,
  imageObject,
  imageThumbnails,
  listedIds,
  named,
  paged,
  pageNumber,
  pageSize,
  textSchema,
  trimmedText,
  names,
} from '../fields/common';
import { postalAddress } from './places';

/**
 * `price` is a decimal string in euro; `text` "Vollpreis" marks the full price, others are discounts
 * (docs/behaviour/tickets.md#prices).
 */
export const price = object({
  id: id(),
  name: textSchema(),
  text: textSchema(),
  price: string()
    .matches(/^\d+\.\d{2}$/)
    .required(),
  sale_type_id: number().integer().required(),
  seat_group: id(),
});

/** `status` "0" means nothing left; `block_id` names the slot's quota in the cart call. */
export const timeslot = object({
  id: id(),
  time_start: string()
    .matches(/^\d\d:\d\d:\d\d$/)
    .required(),
  status: string().required(),
  block_id: id(),
});

export const seatGroup = object({
  id: id(),
  seat_group: textSchema(),
  status: string().required(),
  text: textSchema(),
  /** Whether its tickets have numbered seats. */
  has_seats: boolean().required(),
  prices: array().of(price).required(),
  timeslots: array().of(timeslot).required(),
});

const AVAILABILITY = ['available', 'few', 'sold_out', 'free', 'none'] as const;
export const EVENT_STATUS = ['scheduled', 'moved', 'cancelled'] as const;
const EVENT_STATE = ['', 'cancelled', 'over', 'sold_out', 'moved', 'few'] as const;

/** An option that is identified by a word instead of a number. */
const worded = object({ id: string().required(), name: textSchema() });

/**
 * Event in a list. `date_start` and `date_end` are ISO 8601 with the offset that the event's own zone has then. `state`
 * follows from status, time and availability: visitors see it. An event that is cancelled or over has no
 * tickets, prices or `ticket_url`.
 */
export const eventListItem = object({
  id: id(),
  lang: contentLanguage(),
  slug: textSchema(),
  title: textSchema(),
  preline: textSchema(),
  subline: textSchema(),
  /** YYYY-MM-DD: the day under which lists show it, its first one or, if it began before, the first of the list. */
  list_day: string().required(),
  date_start: string().required(),
  date_end: string().nullable().defined(),
  all_day: flagSchema(),
  timezone: string().required(),
  event_type_new: worded.nullable().defined(),
  room: named.nullable().defined(),
  venue: named.nullable().defined(),
  genre: named.nullable().defined(),
  series: named.nullable().defined(),
  tags: array().of(named).required(),
  /** Access of the event: ways in, and languages (records/event-access.ts). */
  access: array().of(worded).required(),
  /** Youngest and oldest visitors that it is for, in years; null without a limit. Since contracts 1.13. */
  age_from: number().integer().nullable(),
  age_to: number().integer().nullable(),
  /** Whether a ticket of admission to its place is all that it takes. Since contracts 1.13. */
  with_admission: boolean(),
  image_obj: imageObject.nullable().defined(),
  status: string()
    .oneOf([...EVENT_STATUS])
    .required(),
  availability: string()
    .oneOf([...AVAILABILITY])
    .required(),
  state: string()
    .oneOf([...EVENT_STATE])
    .defined(),
  price_from: string().nullable().defined(),
  price_to: string().nullable().defined(),
  id_jet: textSchema(),
  ticket_url: textSchema(),
});
export const eventsPage = paged(eventListItem);

/** The nearest first; each title once. */
export const relatedEvents = array().of(eventListItem).required();

const otherDate = object({ id: id(), date_start: string().required(), all_day: flagSchema(), slug: textSchema() });

/** Event with everything its page shows. */
export const event = eventListItem.concat(
  object({
    names: names(),
    text: textSchema(),
    duration_minutes: number().integer().min(0).nullable().defined(),
    production: object({ id: id(), title: textSchema(), slug: textSchema() }).nullable().defined(),
    exhibition: object({ id: id(), title: textSchema(), slug: textSchema() }).nullable().defined(),
    persons: array().of(credit).required(),
    series_slug: textSchema(),
    venue_detail: object({
      slug: textSchema(),
      address: postalAddress(),
      address_line: textSchema(),
      access: textSchema(),
      latitude: number().nullable().defined(),
      longitude: number().nullable().defined(),
      theme: string().oneOf(['museum', 'castle']).required(),
    })
      .nullable()
      .defined(),
    image_thumbnails: imageThumbnails.nullable().defined(),
    audio: audioSamples,
    seat_groups: array().of(seatGroup).required(),
    prices: array().of(price).required(),
    /** Further dates of the same event, and other events of its production or exhibition. */
    other_dates: array().of(otherDate).required(),
    other_events: array()
      .of(otherDate.concat(object({ lang: contentLanguage(), title: textSchema() })))
      .required(),
    bookable: flagSchema(),
    /** Whether another system sells its tickets: then `seat_groups` is empty, and `eventTickets` has them. */
    tickets_live: flagSchema(),
    /** Whether it is sold out, and who wants tickets can wait for them. */
    waitable: flagSchema(),
    /** YYYY-MM-DD, '' unless it has moved from a day that is known. */
    moved_from: textSchema(),
  }),
);

/** Tickets that a date sells at this moment; never cached. */
export const eventTickets = object({ seat_groups: array().of(seatGroup).required() });

const queryDay = () => string().matches(/^\d{2}-\d{2}-\d{4}$/, 'must be a day as DD-MM-YYYY');
const searchText = () => trimmedText().max(MAX_SEARCH_LENGTH);

/**
 * Query of the events list: ids (a venue has its rooms' events too, a person those of their productions and
 * exhibitions), `ids` of events with commas between them, `bookable` leaves out events without available tickets,
 * `price` is the most that the lowest full price may be in euro (0: all is free), `age` the years of a visitor, `date`
 * is DD-MM-YYYY and the first day to show (default today), `until` the last, `view` one of the programme's quick views
 * (the archive has past events, newest first), `q` words that the event must contain, `page` from 1.
 */
export const eventsQuery = object({
  room: number().integer().min(1),
  type: string().max(120),
  tag: number().integer().min(1),
  series: number().integer().min(1),
  genre: number().integer().min(1),
  access: string().oneOf(EVENT_ACCESS),
  language: string().oneOf(EVENT_LANGUAGES),
  price: number().integer().min(0).max(10_000),
  age: number().integer().min(0).max(120),
  venue: number().integer().min(1),
  person: number().integer().min(1),
  exhibition: number().integer().min(1),
  ids: listedIds(),
  bookable: boolean(),
  date: queryDay(),
  until: queryDay(),
  option: string().oneOf(['next_3_days', 'weekend']),
  view: string().oneOf(['now', 'today', 'weekend', 'next_3_days', 'archive']),
  q: searchText(),
  page: pageNumber(),
  page_size: pageSize(10),
}).noUnknown();

/** Query of the counts: whatever chooses events; there are no pages. */
export const facetsQuery = eventsQuery.omit(['page', 'page_size']);

/** `value` is the value of the filter in a query: an id, for types the slug. Values without events are missing. */
const facet = array()
  .of(object({ value: string().required(), count: number().integer().min(1).required() }))
  .required();
/** How many events each value of a filter would leave under all *other* filters of the query. */
export const eventFacets = object({
  room: facet,
  type: facet,
  tag: facet,
  series: facet,
  genre: facet,
  access: facet,
  language: facet,
});

export const calendarQuery = eventsQuery.pick([
  'date',
  'room',
  'type',
  'tag',
  'series',
  'genre',
  'access',
  'language',
  'price',
  'age',
  'q',
]);

/** Days that have events, as YYYY-MM-DD, ascending. */
export const calendarDates = array()
  .of(
    string()
      .matches(/^\d{4}-\d{2}-\d{2}$/)
      .required(),
  )
  .required();

/** Option of a filter. `id` is a number; exhibition types and access are chosen by their slug. */
export const filterOption = object({
  id: id(),
  slug: textSchema(),
  name: textSchema(),
  show_in_filter: boolean().required(),
});
export const filterOptions = array().of(filterOption).required();
/** Series are shown as a list of their own as well. */
export const seriesOptions = array()
  .of(filterOption.concat(object({ image_obj: imageObject.nullable().defined() })))
  .required();
