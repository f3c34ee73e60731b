import { choice, day, flag, line, number, picture, reference, references, richText, text } from '../fields/field';
import { isRecurrence, RECURRENCE_LENGTH } from '../recurrence-text';
import { defineRecord } from './define-record';
import { eventAccess } from './event-access';
import { recordings } from './recordings';
import { SEAT_RULES, seatGroups } from './seat-groups';

/** Anything with a date. Days and times are ISO 8601; without an offset they are local to `timezone`. */
export default defineRecord({
  kind: 'events',
  unique: ['id_jet'],
  fields: {
    title: line({ localised: true, required: true }),
    preline: line({ localised: true }),
    subline: line({ localised: true }),
    text: richText({ localised: true }),
    date_start: line({ required: true, control: 'instant' }),
    date_end: line({ control: 'instant' }),
    /** At most a year. */
    duration_minutes: number({ min: 0, max: 527_040, default: null }),
    timezone: line({ control: 'time_zone' }),
    room: reference('room'),
    venue: reference('venue'),
    type: reference('type'),
    genre: reference('genre'),
    tags: references('tag'),
    series: reference('series'),
    production: reference('production'),
    exhibition: reference('exhibition'),
    persons: references('person'),
    access: eventAccess(),
    /** Its ways in replace those of its room and venue. */
    own_access: flag(),
    /** Youngest and oldest visitors that it is for, in years. */
    age_from: number({ min: 0, max: 120, default: null }),
    age_to: number({ min: 0, max: 120, default: null }),
    /** Costs nothing and needs no ticket. */
    is_free: flag(),
    /** Needs no ticket but that of admission to its place on the day. */
    with_admission: flag(),
    image: picture(),
    audio: recordings(),
    ticket_url: line({ max: 500, pattern: 'web_address' }),
    /** Its id in the ticket system. */
    id_jet: line({ max: 60 }),
    is_online: flag(true),
    status: choice('scheduled', 'moved', 'cancelled'),
    /** The day that it was announced for before it moved. */
    moved_from: day(),
    /** Where the numbered seats are that its seat groups sell. */
    seat_plan: reference('seat_plan'),
    seat_groups: seatGroups(),
    /**
     * Rule of the dates that it is one of (`recurrence.ts`): the same text for all of them, and no words to find it by.
     * Written by the calls of recurrence.
     */
    recurrence: text({ max: RECURRENCE_LENGTH }),
  },
  groups: {
    texts: ['title', 'preline', 'subline', 'text'],
    dates: ['date_start', 'date_end', 'duration_minutes', 'status', 'moved_from', 'venue', 'room'],
    visibility: ['is_online'],
    tickets: ['is_free', 'with_admission', 'seat_plan', 'seat_groups', 'ticket_url'],
    sorting: ['type', 'genre', 'tags', 'series', 'production', 'exhibition', 'persons'],
    media: ['image', 'audio'],
    access: ['access', 'own_access', 'age_from', 'age_to'],
    advanced: ['timezone', 'id_jet', 'recurrence'],
  },
  hiddenBy: 'is_online',
  rights: { is_free: 'prices', with_admission: 'prices', seat_groups: 'prices' },
  rules: [
    ...SEAT_RULES,
    {
      field: 'age_to',
      message: 'must not be below age_from',
      holds: ({ age_from: from, age_to: to }) => typeof from !== 'number' || typeof to !== 'number' || from <= to,
    },
    {
      field: 'with_admission',
      message: 'must not be set together with is_free',
      holds: ({ is_free: isFree, with_admission: isIncluded }) => isFree !== true || isIncluded !== true,
    },
    {
      field: 'recurrence',
      message: 'must be the rule of a recurrence: UID, DTSTART, RRULE and EXDATE',
      holds: ({ recurrence }) =>
        recurrence === undefined || recurrence === null || recurrence === '' || isRecurrence(recurrence),
    },
  ],
});
