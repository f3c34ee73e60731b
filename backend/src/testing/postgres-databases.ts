import { atDatabase } from '@vestibule/testkit/postgres';
import { sql } from 'drizzle-orm';
import { connect, type Connection } from '../platform/db/connect';
import { emptyTables } from './rows';

/** Databases that the test files of a worker use one after the other: see `jest/environment.cjs`. */
declare global {
  var postgresDatabases: {
    /** Name of one that an earlier file gave back, with the rows that it left. */
    readonly take: () => string | undefined;
    readonly nextName: () => string;
    readonly giveBack: (name: string) => void;
  };
}

/** Where the server of this run is (`postgres://…`), as `start-postgres.ts` has started it; undefined without one. */
export const SERVER_VARIABLE = 'TEST_POSTGRES';
/** A database with all tables and no rows, of which others are copies. */
export const TEMPLATE = 'template_of_tests';

/**
 * Longer than any queue of a test's calls, as the long tests run beside others with a low priority: a call that waits
 * is slow there, not refused.
 */
export const TEST_WAIT_MS = 60_000;

/** An empty database with all tables for one file; to close it ends this use of it only. */
export async function lendPostgres(server: string): Promise<Connection> {
  const used = globalThis.postgresDatabases.take();
  const name = used ?? (await copyTemplate(server));
  const connection = await connect({ databaseUrl: atDatabase(server, name), dataDir: '', waitMs: TEST_WAIT_MS });
  if (used !== undefined) await emptyTables(connection.db);
  return {
    ...connection,
    async close() {
      await connection.close();
      globalThis.postgresDatabases.giveBack(name);
    },
  };
}

async function copyTemplate(server: string): Promise<string> {
  const name = globalThis.postgresDatabases.nextName();
  const { db, close } = await connect({ databaseUrl: server, dataDir: '' });
  await db.execute(sql.raw(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`));
  await close();
  return name;
}
