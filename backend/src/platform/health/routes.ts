import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { handleCall } from '../api/handle-call';
import { personal } from '../server/tags';

/** Whether backend and database respond. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'health', async ({ reply }) => {
    personal(reply);
    await deps.db.execute(sql`select 1`);
    return { status: 'ok', database: deps.kind };
  });
}
