import { connect, type Connection } from '../../../../platform/db/connect';
import type { Database } from '../../../../platform/db/database';
import { MIGRATIONS } from '../../../../testing/migrations';
import { lendPostgres, SERVER_VARIABLE } from '../../../../testing/postgres-databases';
import { emptyTables } from '../../../../testing/rows';
import { startPostgres, type TestPostgres } from '@vestibule/contracts/testing/postgres';
import { postgresMissing } from '@vestibule/contracts/testing/postgres-binaries';

/**
 * Describes what only a real PostgreSQL shows: on a database of the run's server, or on a server of its own where the
 * run uses the embedded database. Each test begins with empty tables. Skipped, with the reason, where PostgreSQL is not
 * installed.
 */
export function describeOnPostgres(tests: (connection: { readonly db: Database }) => void): void {
  const missing = postgresMissing();
  const name = `on PostgreSQL${missing === undefined ? '' : ` (skipped: ${missing})`}`;
  (missing === undefined ? describe : describe.skip)(name, () => {
    let server: TestPostgres | undefined;
    let connection: Connection | undefined;
    beforeAll(async () => {
      const ofRun = process.env[SERVER_VARIABLE];
      if (ofRun !== undefined) {
        connection = await lendPostgres(ofRun);
        return;
      }
      server = await startPostgres();
      connection = await connect({ databaseUrl: server.url, dataDir: 'memory://' });
      await connection.migrate(MIGRATIONS);
    });
    afterAll(async () => {
      await connection?.close();
      await server?.stop();
    });
    const db = () => {
      if (!connection) throw new Error('PostgreSQL has not started');
      return connection.db;
    };
    beforeEach(() => emptyTables(db()));
    tests({
      get db() {
        return db();
      },
    });
  });
}
