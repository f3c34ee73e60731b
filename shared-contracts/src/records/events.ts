import { choice, day, flag, line, number, picture, reference, references, richText } from '../fields/field';
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
    date_start: line({ required: true }),
    date_end: line(),
    /** At most a year. */
    duration_minutes: number({ min: 0, max: 527_040, default: null }),
    timezone: line(),
    room: reference('room'),
    venue: reference('venue'),
    type: reference('type'),
    genre: reference('genre'),
    tags: references('tag'),
    series: reference('series'),
    production: reference('production'),
    persons: references('person'),
    access: eventAccess(),
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
  },
  rights: {
    title: 'programme',
    preline: 'programme',
    subline: 'programme',
    text: 'programme',
    date_start: 'programme',
    date_end: 'programme',
    duration_minutes: 'programme',
    timezone: 'programme',
    room: 'programme',
    venue: 'programme',
    type: 'programme',
    genre: 'programme',
    tags: 'programme',
    series: 'programme',
    production: 'programme',
    persons: 'programme',
    access: 'programme',
    image: 'programme',
    audio: 'programme',
    ticket_url: 'programme',
    id_jet: 'programme',
    is_online: 'programme',
    status: 'programme',
    moved_from: 'programme',
    seat_plan: 'programme',
    seat_groups: 'prices',
  },
  rules: SEAT_RULES,
});
