import { exampleExhibition, exampleExhibitions } from '../examples/exhibitions';
import { exhibition, exhibitionsPage, exhibitionsQuery, favouritesQuery } from '../schemas/exhibitions';
import { CALENDAR_FILE, defineCall } from './define-call';
import { recordPageQuery } from '../schemas/record-page';

/** Calls of exhibitions. */
export const exhibitionsCalls = {
  exhibitions: defineCall({
    method: 'GET',
    path: '/{lang}/api/exhibitions/',
    bare: true,
    query: exhibitionsQuery,
    response: exhibitionsPage,
    right: 'anyone',
    summary:
      'Exhibitions, paged: those that end first at the top, then permanent ones; announced ones by their first day; the archive has those that are over, the last one first',
    example: exampleExhibitions,
  }),
  exhibition: defineCall({
    method: 'GET',
    path: '/{lang}/api/exhibitions/{id}/',
    bare: true,
    query: recordPageQuery,
    response: exhibition,
    right: 'anyone',
    summary: 'An exhibition by id',
    example: exampleExhibition,
  }),
  exhibitionCalendar: defineCall({
    method: 'GET',
    path: '/{lang}/api/exhibitions/{id}/exhibition.ics',
    response: CALENDAR_FILE,
    right: 'anyone',
    summary: 'The days of one exhibition for a calendar',
  }),
  exhibitionsFeed: defineCall({
    method: 'GET',
    path: '/{lang}/api/exhibitions/feed.ics',
    query: exhibitionsQuery.omit(['page', 'page_size']),
    response: CALENDAR_FILE,
    right: 'anyone',
    summary: 'The days of exhibitions as a calendar to subscribe to, narrowed as their list is',
  }),
  favouritesCalendar: defineCall({
    method: 'GET',
    path: '/{lang}/api/favourites.ics',
    query: favouritesQuery,
    response: CALENDAR_FILE,
    right: 'anyone',
    summary: 'Chosen events and exhibitions for a calendar',
  }),
};
