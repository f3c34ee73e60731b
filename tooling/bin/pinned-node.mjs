import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
const pinned = join(bin, 'node');
/** The oldest major version that the product runs on; docs/decisions/0050-runtime.md. */
const OLDEST = 24;

/**
 * Runs the current program again with the Node that package.json pins, and ends with its status. Returns when this
 * process runs that binary already, and on systems without one, where the installed Node must be new enough.
 */
export async function usePinnedNode() {
  if (!existsSync(pinned)) {
    if (Number(process.versions.node.split('.')[0]) >= OLDEST) return;
    console.error(`Node ${process.versions.node} is too old: install Node ${OLDEST} or newer.`);
    process.exit(1);
  }
  // Programs of node_modules/.bin begin with `env node`: the search path decides which one they get.
  process.env['PATH'] = `${bin}${delimiter}${process.env['PATH'] ?? ''}`;
  if (realpathSync(process.execPath) !== realpathSync(pinned)) process.exit(await runAgain());
}

/** A terminal's Ctrl-C reaches both processes; signals sent to this one alone are passed on. */
function runAgain() {
  const child = spawn(pinned, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}
