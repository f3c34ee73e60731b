import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import { DIST } from '../build/paths';
import { ROOT } from '../workspaces';
import { findBrowser } from './find-browser';
import { countJest, countPlaywright, NOTHING, sum, type Count } from './counts';

const results = join(DIST, 'test-results');
const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0' };

/** A step that takes this long in ms hangs: a test that leaves something open keeps its runner alive for ever. */
const STEP_MS = 45 * 60_000;

/** Runs a step with its output on the terminal; answers whether it passed. */
function run(title: string, command: string, args: readonly string[]): boolean {
  const started = Date.now();
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    timeout: STEP_MS,
    killSignal: 'SIGKILL',
  });
  console.log(`  ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}

/** A step that is one test by itself; several may run side by side, as each says what it found when it has ended. */
function check(title: string, command: string, args: readonly string[]): Promise<Count> {
  const started = Date.now();
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { cwd: ROOT, env, timeout: STEP_MS, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        console.log(
          `\n▸ ${title}\n${stdout}${stderr}  ${error ? 'FAILED' : 'passed'} in ${Math.round((Date.now() - started) / 1000)} s`,
        );
        resolve(error ? { ...NOTHING, failed: 1 } : { ...NOTHING, passed: 1 });
      },
    );
  });
}

/** A test runner's own count; a runner that leaves none has failed. */
function counted(
  title: string,
  file: string,
  command: string,
  args: readonly string[],
  count: (json: unknown) => Count,
): Count {
  const passed = run(title, command, args);
  try {
    const result = count(JSON.parse(readFileSync(file, 'utf8')));
    return passed || result.failed > 0 ? result : { ...result, failed: 1 };
  } catch {
    return { ...NOTHING, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const browser = findBrowser();
if (browser) env['CHROMIUM_PATH'] = browser;
const jest = join(results, 'jest.json');
const playwright = join(results, 'playwright.json');
env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = playwright;

const counts = await Promise.all([
  check('Types', 'npm', ['run', '-s', 'types']),
  check('Lint', 'npm', ['run', '-s', 'lint']),
]);
counts.push(
  counted(
    'Unit tests',
    jest,
    'npx',
    ['jest', '--maxWorkers=2', '--json', `--outputFile=${jest}`, '--silent'],
    countJest,
  ),
);
console.log('\n▸ Build');
await buildAll((step) => console.log(`  building ${step} …`));
counts.push(counted('End-to-end tests', playwright, 'npm', ['run', '-s', '-w', 'e2e', 'test'], countPlaywright));

const { passed, failed, skipped } = counts.reduce(sum, NOTHING);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
