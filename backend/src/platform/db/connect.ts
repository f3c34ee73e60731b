import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database, DatabaseKind } from './database';
import { executeOnPglite, executeOnPool, type ExecuteSql } from './execute-sql';
import { OPTIONS, SETTINGS } from './options';
import { openPool } from './pool';

export interface Connection {
  readonly db: Database;
  readonly kind: DatabaseKind;
  readonly executeSql: ExecuteSql;
  /** Brings the tables up to date with the migrations in `folder`. */
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  /** PostgreSQL of one's own; without it PGlite runs inside this process. */
  readonly databaseUrl?: string | undefined;
  /** Where PGlite keeps its files (`db` in this folder); `memory://` keeps nothing. */
  readonly dataDir: string;
  /** How long in ms a call waits for one of PostgreSQL's connections before it is refused; 5 s if not given. */
  readonly waitMs?: number;
}

const WAIT_MS = 5000;

/** Extensions that the embedded database has to be opened with. */
export const PGLITE_EXTENSIONS = { pg_trgm };

/**
 * A quarter of PostgreSQL's default: the embedded database takes all of it at its start and never gives it back. Other
 * pages are read from files that the system keeps in its own cache.
 */
const SHARED_BUFFERS = '32MB';

/** Opens the database. Both kinds speak the same SQL, return the same values and use the same migrations. */
export function connect({ databaseUrl, dataDir, waitMs = WAIT_MS }: ConnectOptions): Promise<Connection> {
  return databaseUrl ? connectPostgres(databaseUrl, waitMs) : connectPglite(dataDir);
}

async function connectPglite(dataDir: string): Promise<Connection> {
  if (dataDir !== 'memory://') await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Not relaxed: a response is sent only after the commit has reached the file system, so it survives kill -9.
  return overPglite(
    await PGlite.create({
      dataDir: dataDir === 'memory://' ? dataDir : join(dataDir, 'db'),
      relaxedDurability: false,
      extensions: PGLITE_EXTENSIONS,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    }),
  );
}

/** The connection over an open embedded database. */
export async function overPglite(client: PGlite): Promise<Connection> {
  for (const [name, value] of Object.entries(SETTINGS)) await client.exec(`SET ${name} = '${value}'`);
  const db = drizzlePglite(client, OPTIONS);
  return {
    db,
    kind: 'pglite',
    executeSql: executeOnPglite(client),
    migrate: (folder) => migratePglite(db, { migrationsFolder: folder }),
    close: () => client.close(),
  };
}

async function connectPostgres(connectionString: string, waitMs: number): Promise<Connection> {
  const { db, close } = openPool(connectionString, waitMs);
  return {
    db,
    kind: 'postgresql',
    executeSql: executeOnPool(db.$client),
    migrate: (folder) => migratePg(db, { migrationsFolder: folder }),
    close,
  };
}
