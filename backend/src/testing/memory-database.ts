import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { registerFeatures } from '../app/features';
import { connect, overPglite, PGLITE_EXTENSIONS, type Connection } from '../platform/db/connect';
import { lend } from './embedded';
import { MIGRATIONS } from './migrations';
import { lendPostgres, SERVER_VARIABLE } from './postgres-databases';
import { emptyTables } from './rows';

// Records are indexed as they are written.
registerFeatures();

const CACHE = join(__dirname, '../../../node_modules/.cache/vestibule');

/**
 * An empty database with all tables: of the run's PostgreSQL, or in memory. It is one that an earlier file of this
 * worker has used, or a new one.
 */
export async function emptyDatabase(): Promise<Connection> {
  const server = process.env[SERVER_VARIABLE];
  if (server !== undefined) return lendPostgres(server);
  const used = globalThis.embedded.take();
  const connection = await overPglite(lend(used ?? (await newDatabase())));
  if (used) await emptyTables(connection.db);
  return connection;
}

/** A copy of one that the first test makes, as making one takes seconds. */
async function newDatabase(): Promise<PGlite> {
  const file = join(CACHE, `${await version()}.tar`);
  const dump = (await readFile(file).catch(() => undefined)) ?? (await keepCopy(file));
  return globalThis.embedded.create({
    dataDir: 'memory://',
    loadDataDir: new Blob([new Uint8Array(dump)]),
    relaxedDurability: false,
    extensions: PGLITE_EXTENSIONS,
  });
}

/** Identifies the sources of the copy: the migrations, and the database's own version. */
async function version(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort())
    hash.update(await readFile(join(MIGRATIONS, name)));
  hash.update(await readFile(join(__dirname, '../../package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Makes one, and keeps a copy for the tests that follow. */
async function keepCopy(file: string): Promise<Buffer> {
  const connection = await connect({ dataDir: 'memory://' });
  await connection.migrate(MIGRATIONS);
  const client = (connection.db as unknown as { readonly $client: PGlite }).$client;
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await connection.close();
  await mkdir(CACHE, { recursive: true });
  // Whole or not at all: other tests run beside this one.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}
