import { exampleSeries } from '../examples/places';
import { exampleProduction, exampleProductions } from '../examples/productions';
import { seriesDetail } from '../schemas/places';
import { production, productionsPage, productionsQuery } from '../schemas/productions';
import { defineCall } from './define-call';
import { recordPageQuery } from '../schemas/record-page';

/** Calls of productions and series. */
export const productionsCalls = {
  productions: defineCall({
    method: 'GET',
    path: '/{lang}/api/productions/',
    bare: true,
    query: productionsQuery,
    response: productionsPage,
    right: 'anyone',
    summary:
      'Productions, paged, the one that ends first at the top; a season whole, otherwise those that are not over; the archive has those that are over, the last one first',
    example: exampleProductions,
  }),
  production: defineCall({
    method: 'GET',
    path: '/{lang}/api/productions/{id}/',
    bare: true,
    query: recordPageQuery,
    response: production,
    right: 'anyone',
    summary: 'A production by id',
    example: exampleProduction,
  }),
  seriesDetail: defineCall({
    method: 'GET',
    path: '/{lang}/api/series/{id}/',
    bare: true,
    query: recordPageQuery,
    response: seriesDetail,
    right: 'anyone',
    summary: 'A series of events',
    example: exampleSeries,
  }),
};
