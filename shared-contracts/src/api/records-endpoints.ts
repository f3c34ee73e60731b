import type { Endpoint } from './endpoint';

/** A record with long texts in three languages; larger ones come in packs. */
const RECORD_LIMIT = 2 * 1024 * 1024;

/** Calls of records of every kind. */
export const RECORDS_ENDPOINTS = {
  records: { method: 'GET', path: '/api/records/{kind}/', query: 'recordsQuery', answer: 'recordsPage' },
  record: { method: 'GET', path: '/api/records/{kind}/{id}/', answer: 'record' },
  createRecord: {
    method: 'POST',
    path: '/api/records/{kind}/',
    body: 'recordBody',
    bodyLimit: RECORD_LIMIT,
    answer: 'record',
  },
  changeRecord: {
    method: 'PATCH',
    path: '/api/records/{kind}/{id}/',
    body: 'recordBody',
    bodyLimit: RECORD_LIMIT,
    answer: 'record',
  },
  repeatEvent: {
    method: 'POST',
    path: '/api/records/events/{id}/repeat/',
    body: 'eventRepeat',
    bodyLimit: 4 * 1024,
    answer: 'eventRepeated',
  },
  placePage: {
    method: 'POST',
    path: '/api/records/pages/{id}/place/',
    body: 'pagePlace',
    bodyLimit: 4 * 1024,
    answer: 'record',
  },
  deleteRecord: { method: 'DELETE', path: '/api/records/{kind}/{id}/', answer: 'empty' },
  recordOptions: {
    method: 'GET',
    path: '/{lang}/api/record-options/{target}/',
    query: 'recordOptionsQuery',
    answer: 'recordOptions',
  },
} as const satisfies Record<string, Endpoint>;
