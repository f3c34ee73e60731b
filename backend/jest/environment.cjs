const { existsSync } = require('node:fs');
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises');
const { join } = require('node:path');
const NodeEnvironment = require('../../tooling/jest/node-environment.cjs');
const pglite = require('@electric-sql/pglite');

const { PGlite } = pglite;
const CACHE = join(__dirname, '../../node_modules/.cache/vestibule');
const EMPTY = join(CACHE, `pglite-${require('../package.json').dependencies['@electric-sql/pglite']}.tar`);

/** Embedded databases of this worker that no test file uses now: to start one takes seconds. */
const free = [];

/** Its log of a slow start is a timer that keeps Jest from ending. */
const QUIET = ['-c', 'log_startup_progress_interval=0'];

/** Opens an embedded database; a new one is a copy of an empty one, as making its files takes seconds. */
async function create(options) {
  const { dataDir = 'memory://', loadDataDir } = options;
  const isNew = !loadDataDir && (dataDir.startsWith('memory:') || !existsSync(join(dataDir, 'PG_VERSION')));
  return PGlite.create({
    ...options,
    ...(isNew && { loadDataDir: new Blob([(await readFile(EMPTY).catch(() => undefined)) ?? (await keepEmpty())]) }),
    startParams: [...PGlite.defaultStartParams, ...QUIET],
  });
}

async function keepEmpty() {
  const client = await PGlite.create({ dataDir: 'memory://' });
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(CACHE, { recursive: true });
  // Whole or not at all: other tests run beside this one.
  await writeFile(`${EMPTY}.${process.pid}`, dump);
  await rename(`${EMPTY}.${process.pid}`, EMPTY);
  return dump;
}

/** Databases of the run's PostgreSQL that this worker has made, by name, and that no test file uses now. */
const freeDatabases = [];
let madeDatabases = 0;

/**
 * Node with `postgresDatabases` (`src/testing/postgres-databases.ts`) and `embedded` (`src/testing/embedded.ts`). An
 * embedded database that a file does not give back is not used again.
 */
module.exports = class extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.embedded = {
      pglite,
      create,
      take: () => free.pop(),
      giveBack: (client) => void free.push(client),
    };
    this.global.postgresDatabases = {
      take: () => freeDatabases.pop(),
      nextName: () => `tests_${process.pid}_${(madeDatabases += 1)}`,
      giveBack: (name) => void freeDatabases.push(name),
    };
  }
};
