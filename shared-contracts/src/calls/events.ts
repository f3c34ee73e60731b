import { exampleEvent } from '../examples/event';
import { exampleEvents, exampleFacets, exampleTeasers } from '../examples/events';
import {
  calendarDates,
  calendarQuery,
  event,
  eventFacets,
  eventsPage,
  eventsQuery,
  facetsQuery,
  relatedEvents,
} from '../schemas/events';
import { teasers } from '../schemas/teasers';
import { CALENDAR_FILE, defineCall } from './define-call';
import { recordPageQuery } from '../schemas/record-page';

/** Calls of the programme. */
export const eventsCalls = {
  events: defineCall({
    method: 'GET',
    path: '/{lang}/api/events/',
    bare: true,
    query: eventsQuery,
    response: eventsPage,
    right: 'anyone',
    summary: 'Events, paged: days ascending, the latest event of a day first',
    example: exampleEvents,
  }),
  event: defineCall({
    method: 'GET',
    path: '/{lang}/api/events/{id}/',
    bare: true,
    query: recordPageQuery,
    response: event,
    right: 'anyone',
    summary: 'An event by id',
    example: exampleEvent,
  }),
  relatedEvents: defineCall({
    method: 'GET',
    path: '/{lang}/api/events/{id}/related/',
    bare: true,
    response: relatedEvents,
    right: 'anyone',
    summary: 'Events to come that have most in common with an event: people, series, genre, tags, place',
    example: exampleEvents.results.slice(0, 2),
  }),
  eventFacets: defineCall({
    method: 'GET',
    path: '/{lang}/api/events/facets/',
    bare: true,
    query: facetsQuery,
    response: eventFacets,
    right: 'anyone',
    summary: 'How many events each value of a filter would leave under the other filters',
    example: exampleFacets,
  }),
  calendar: defineCall({
    method: 'GET',
    path: '/{lang}/api/calendar/',
    bare: true,
    query: calendarQuery,
    response: calendarDates,
    right: 'anyone',
    summary: 'Days that have events',
    example: ['2026-11-21', '2026-11-22', '2026-11-23'],
  }),
  teasers: defineCall({
    method: 'GET',
    path: '/{lang}/api/teasers/',
    bare: true,
    response: teasers,
    right: 'anyone',
    summary: 'Teasers to interleave with events',
    example: exampleTeasers,
  }),
  eventCalendar: defineCall({
    method: 'GET',
    path: '/{lang}/api/events/{id}/event.ics',
    response: CALENDAR_FILE,
    right: 'anyone',
    summary: 'One event for a calendar',
  }),
  eventsFeed: defineCall({
    method: 'GET',
    path: '/{lang}/api/events/feed.ics',
    query: eventsQuery.omit(['page', 'page_size']),
    response: CALENDAR_FILE,
    right: 'anyone',
    summary: 'The programme as a calendar to subscribe to, narrowed as its list is',
  }),
};
