import { startPostgres, type TestPostgres } from '@vestibule/testkit/postgres';
import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { sql } from 'drizzle-orm';
import { registerTicketClaims } from '../../../../engines/records/events/tickets/ticket-claims';
import { connect, type Connection } from '../../../../platform/db/connect';
import type { Database } from '../../../../platform/db/database';
import { MIGRATIONS } from '../../../../testing/migrations';
import { lendPostgres, SERVER_VARIABLE, TEST_WAIT_MS } from '../../../../testing/postgres-databases';
import { emptyTables } from '../../../../testing/rows';
import { shopClaims } from '../../holds/ticket-claims';
import { countDeadlocks } from './deadlocks';

/**
 * Describes behaviour that only a real PostgreSQL shows: on a database of the run's server, or on a server of its own
 * where the run uses the embedded database. Each test begins with empty tables, and none of them may deadlock:
 * transactions in a deadlock wait a second, and one is refused at the third. Skipped, with the reason, where PostgreSQL
 * is not installed.
 */
export function describeOnPostgres(tests: (connection: { readonly db: Database }) => void): void {
  const missing = postgresMissing();
  const name = `on PostgreSQL${missing === undefined ? '' : ` (skipped: ${missing})`}`;
  (missing === undefined ? describe : describe.skip)(name, () => {
    let own: TestPostgres | undefined;
    let server: string;
    let connection: Connection | undefined;
    let database: string;
    const ofRun = process.env[SERVER_VARIABLE];
    const open = async () => {
      if (ofRun !== undefined) return lendPostgres(ofRun);
      const made = await connect({ databaseUrl: server, dataDir: '', waitMs: TEST_WAIT_MS });
      await made.migrate(MIGRATIONS);
      return made;
    };
    const db = () => {
      if (!connection) throw new Error('PostgreSQL has not started');
      return connection.db;
    };

    beforeAll(async () => {
      // As a whole backend does at its start.
      registerTicketClaims(shopClaims);
      if (ofRun === undefined) own = await startPostgres();
      server = ofRun ?? own?.url ?? '';
      connection = await open();
      const { rows } = (await db().execute(sql`SELECT current_database() AS name, pg_stat_reset()`)) as {
        readonly rows: readonly { readonly name: string }[];
      };
      database = rows[0]?.name ?? '';
    });
    beforeEach(() => emptyTables(db()));
    tests({
      get db() {
        return db();
      },
    });
    afterAll(async () => {
      await connection?.close();
      try {
        expect({ deadlocks: await countDeadlocks(server, database) }).toEqual({ deadlocks: 0 });
      } finally {
        await own?.stop();
      }
    });
  });
}
