import { join } from 'node:path';
import { connect, type Connection } from '../../db/connect';

/** Where the migrations lie when tests run. */
export const MIGRATIONS = join(__dirname, '../../../drizzle');

/** An empty database in memory with all tables. */
export async function emptyDatabase(): Promise<Connection> {
  const connection = await connect({ dataDir: 'memory://' });
  await connection.migrate(MIGRATIONS);
  return connection;
}
