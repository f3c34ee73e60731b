import type { FastifyInstance } from 'fastify';
import { pageLinks } from '../server/paging';
import type { Deps } from '../server/deps';
import { handleCall } from '../api/handle-call';
import { personal } from '../server/tags';
import { listAudit } from './list';

/** Writes of all accounts with their actors: for administrators. */
export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'audit', async ({ query, lang, reply }) => {
    personal(reply);
    const found = await listAudit(deps.db, query, lang);
    return { ...found, ...pageLinks('/api/audit/', query, found.count) };
  });
}
