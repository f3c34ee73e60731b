const NodeEnvironment = require('../../tooling/jest/node-environment.cjs');
const { PGlite } = require('@electric-sql/pglite');

/** Embedded databases of this worker that no test file uses now: to start one takes seconds. */
const free = [];

/** Its log of a slow start is a timer that keeps Jest from ending. */
const QUIET = ['-c', 'log_startup_progress_interval=0'];

/** Node with `embedded` (`src/testing/embedded.ts`). A database that a file does not give back is not used again. */
module.exports = class extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.embedded = {
      take: () => free.pop(),
      create: (options) => PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...QUIET] }),
      giveBack: (client) => void free.push(client),
    };
  }
};
