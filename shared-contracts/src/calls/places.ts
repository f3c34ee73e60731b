import { examplePerson, examplePersons, exampleTeam, exampleVenue, exampleVenues } from '../examples/places';
import { person, persons, teamPage, teamQuery } from '../schemas/persons';
import { venue, venues } from '../schemas/places';
import { defineCall } from './define-call';
import { recordPageQuery } from '../schemas/record-page';

/** Calls of people and venues. */
export const placesCalls = {
  persons: defineCall({
    method: 'GET',
    path: '/{lang}/api/persons/',
    bare: true,
    response: persons,
    right: 'anyone',
    summary: 'Everybody, guests too',
    example: examplePersons,
  }),
  team: defineCall({
    method: 'GET',
    path: '/{lang}/api/team/',
    bare: true,
    query: teamQuery,
    response: teamPage,
    right: 'anyone',
    summary: 'The people of the team, paged, by department',
    example: exampleTeam,
  }),
  person: defineCall({
    method: 'GET',
    path: '/{lang}/api/persons/{id}/',
    bare: true,
    query: recordPageQuery,
    response: person,
    right: 'anyone',
    summary: 'A person, and the events they take part in',
    example: examplePerson,
  }),
  venues: defineCall({
    method: 'GET',
    path: '/{lang}/api/venues/',
    bare: true,
    response: venues,
    right: 'anyone',
    summary: 'The venues of the site',
    example: exampleVenues,
  }),
  venue: defineCall({
    method: 'GET',
    path: '/{lang}/api/venues/{id}/',
    bare: true,
    query: recordPageQuery,
    response: venue,
    right: 'anyone',
    summary: 'A venue of the site, with its rooms',
    example: exampleVenue,
  }),
};
