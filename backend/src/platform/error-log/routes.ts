import { lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { errorLog } from './tables';
import type { Deps } from '../server/deps';
import { handleCall } from '../api/handle-call';
import { personal } from '../server/tags';

/** Writing needs no login, so the table holds only this many of the latest entries. */
const KEPT = 10_000;

/** Records paths that were not found (docs/behaviour/interface.md#not-found). */
export function errorLogRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'errorLog', async ({ body, reply }) => {
    personal(reply);
    const [row] = await deps.db.insert(errorLog).values({ url: body.url }).returning({ id: errorLog.id });
    if (row) await deps.db.delete(errorLog).where(lte(errorLog.id, row.id - KEPT));
    return {};
  });
}
