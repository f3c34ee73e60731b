import { exampleAccounts } from '../examples/accounts';
import { auditPage, auditQuery } from '../schemas/accounts';
import { dashboard } from '../schemas/dashboard';
import { empty, errorLog, health } from '../schemas/users';
import { KB, defineCall } from './define-call';

/** Calls of the site’s operation. */
export const operationCalls = {
  health: defineCall({
    method: 'GET',
    path: '/api/health/',
    response: health,
    right: 'anyone',
    summary: 'Whether backend and database respond',
    example: { status: 'ok', database: 'pglite' },
  }),
  errorLog: defineCall({
    method: 'POST',
    path: '/api/dashboard-error-log/',
    body: errorLog,
    bodyLimit: 16 * KB,
    response: empty,
    right: 'anyone',
    limit: { max: 30, seconds: 60, per: 'address' },
    summary: 'Notes a path that was not found',
  }),
  audit: defineCall({
    method: 'GET',
    path: '/api/audit/',
    query: auditQuery,
    response: auditPage,
    right: 'audit',
    summary: 'Writes of all accounts with their actors, paged, the latest first',
    example: exampleAccounts.audit,
  }),
  dashboard: defineCall({
    method: 'GET',
    path: '/{lang}/api/dashboard/',
    response: dashboard,
    right: 'hub',
    summary: 'Open work: planned publications, missing translations and descriptions, scarce dates, form entries',
    example: exampleAccounts.dashboard,
  }),
};
