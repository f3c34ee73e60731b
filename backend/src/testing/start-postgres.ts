import { atDatabase, startPostgres, type TestPostgres } from '@vestibule/testkit/postgres';
import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { connect } from '../platform/db/connect';
import { MIGRATIONS } from './migrations';
import { SERVER_VARIABLE, TEMPLATE } from './postgres-databases';

declare global {
  var postgresOfRun: TestPostgres | undefined;
}

/**
 * Starts one PostgreSQL for all test files of a run: they take half of the processor time that they need on the
 * embedded database. Without PostgreSQL, and with `TEST_DATABASE=embedded`, they use that one.
 */
export default async function startPostgresOfRun(): Promise<void> {
  if (process.env['TEST_DATABASE'] === 'embedded' || postgresMissing() !== undefined) return;
  const server = await startPostgres();
  globalThis.postgresOfRun = server;
  await server.execute(`CREATE DATABASE ${TEMPLATE}`);
  const { migrate, close } = await connect({ databaseUrl: atDatabase(server.url, TEMPLATE), dataDir: '' });
  await migrate(MIGRATIONS);
  await close();
  process.env[SERVER_VARIABLE] = server.url;
}
