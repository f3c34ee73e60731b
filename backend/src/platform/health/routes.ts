import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { endpoint } from '../api/endpoint';
import { personal } from '../server/tags';

/** Whether backend and database answer. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, deps, 'health', async ({ reply }) => {
    personal(reply);
    await deps.db.execute(sql`select 1`);
    return { status: 'ok', database: deps.kind };
  });
}
