import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { connect, overPglite, PGLITE_EXTENSIONS, type Connection } from '../platform/db/connect';

/** Where the migrations lie when tests run. */
export const MIGRATIONS = join(__dirname, '../../drizzle');
const CACHE = join(__dirname, '../../../node_modules/.cache/vestibule');

/**
 * An empty database in memory with all tables: a copy of one that the first test makes, as making one takes seconds.
 */
export async function emptyDatabase(): Promise<Connection> {
  const file = join(CACHE, `${await version()}.tar`);
  const dump = await readFile(file).catch(() => undefined);
  if (dump === undefined) return keepCopy(file);
  return overPglite(
    await PGlite.create({
      dataDir: 'memory://',
      loadDataDir: new Blob([new Uint8Array(dump)]),
      relaxedDurability: false,
      extensions: PGLITE_EXTENSIONS,
    }),
  );
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
async function keepCopy(file: string): Promise<Connection> {
  const connection = await connect({ dataDir: 'memory://' });
  await connection.migrate(MIGRATIONS);
  const client = (connection.db as unknown as { readonly $client: PGlite }).$client;
  const dump = await client.dumpDataDir('none');
  await mkdir(CACHE, { recursive: true });
  // Whole or not at all: other tests run beside this one.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return connection;
}
