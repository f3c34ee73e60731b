import { exampleImage } from '../examples/images';
import { exampleOptions } from '../examples/options';
import { filterOptions, seriesOptions } from '../schemas/events';
import { defineCall } from './define-call';

/** Calls of the options that lists are filtered by. */
export const filtersCalls = {
  rooms: defineCall({
    method: 'GET',
    path: '/{lang}/api/rooms/',
    bare: true,
    response: filterOptions,
    right: 'anyone',
    summary: 'Rooms to filter by',
    example: exampleOptions({ id: 3, slug: 'grosser-saal', name: 'Großer Saal', show_in_filter: true }),
  }),
  exhibitionTypes: defineCall({
    method: 'GET',
    path: '/{lang}/api/exhibition-types/',
    bare: true,
    response: filterOptions,
    right: 'anyone',
    summary: 'Exhibition types to filter by',
    example: exampleOptions({ id: 1, slug: 'sonderausstellung', name: 'Sonderausstellung', show_in_filter: true }),
  }),
  eventTags: defineCall({
    method: 'GET',
    path: '/{lang}/api/event-tags/',
    bare: true,
    response: filterOptions,
    right: 'anyone',
    summary: 'Tags to filter by',
    example: exampleOptions({ id: 2, slug: 'familien', name: 'Für Familien', show_in_filter: true }),
  }),
  series: defineCall({
    method: 'GET',
    path: '/{lang}/api/series/',
    bare: true,
    response: seriesOptions,
    right: 'anyone',
    summary: 'Series to filter by',
    example: exampleOptions({ id: 5, slug: 'lange-abende', name: 'Lange Abende', show_in_filter: true }).map(
      (option) => ({
        ...option,
        image_obj: exampleImage,
      }),
    ),
  }),
  genres: defineCall({
    method: 'GET',
    path: '/{lang}/api/genres/',
    bare: true,
    response: filterOptions,
    right: 'anyone',
    summary: 'Genres to filter by',
    example: exampleOptions({ id: 4, slug: 'rundgang', name: 'Rundgang', show_in_filter: true }),
  }),
  eventAccess: defineCall({
    method: 'GET',
    path: '/{lang}/api/event-access/',
    bare: true,
    response: filterOptions,
    right: 'anyone',
    summary: 'Access to filter by: how one gets in, and languages',
    example: exampleOptions({ id: 1, slug: 'step_free', name: 'Stufenlos', show_in_filter: true }),
  }),
  seasons: defineCall({
    method: 'GET',
    path: '/{lang}/api/seasons/',
    bare: true,
    response: filterOptions,
    right: 'anyone',
    summary: 'Seasons to filter productions by',
    example: exampleOptions({ id: 7, slug: '2026-27', name: '2026/27', show_in_filter: true }),
  }),
  productionTypes: defineCall({
    method: 'GET',
    path: '/{lang}/api/production-types/',
    bare: true,
    response: filterOptions,
    right: 'anyone',
    summary: 'Exhibition types that productions have',
    example: exampleOptions({ id: 1, slug: 'sonderausstellung', name: 'Sonderausstellung', show_in_filter: true }),
  }),
  productionTags: defineCall({
    method: 'GET',
    path: '/{lang}/api/production-tags/',
    bare: true,
    response: filterOptions,
    right: 'anyone',
    summary: 'Tags to filter productions by',
    example: exampleOptions({ id: 2, slug: 'familien', name: 'Für Familien', show_in_filter: true }),
  }),
};
