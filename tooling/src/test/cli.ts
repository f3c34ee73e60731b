import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../release/build-all';
import { DIST } from '../build/paths';
import { findBrowser } from './find-browser';
import { countJest, countPlaywright, NOTHING, sum, type Count } from './counts';
import { sourceChecks } from './source-checks';
import { env, jest, run, type Step } from './steps';

const results = join(DIST, 'test-results');

/** Steps that are one test each, one after the other, in the background. */
async function checked(steps: readonly Step[]): Promise<Count> {
  let count = NOTHING;
  for (const step of steps) {
    const passed = await run({ ...step, isBackground: true });
    count = sum(count, passed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 });
  }
  return count;
}

/** A test runner's own count; a runner that leaves none has failed. */
async function counted(file: string, count: (json: unknown) => Count, step: Step): Promise<Count> {
  const passed = await run(step);
  try {
    const result = count(JSON.parse(readFileSync(file, 'utf8')));
    return passed || result.failed > 0 ? result : { ...result, failed: 1 };
  } catch {
    return { ...NOTHING, failed: 1 };
  }
}

function unit(): Promise<Count> {
  const file = join(results, 'jest.json');
  return counted(file, countJest, jest('Unit tests', ['--json', `--outputFile=${file}`]));
}

function browser(): Promise<Count> {
  const file = join(results, 'playwright.json');
  const args = ['run', '-s', '-w', 'e2e', 'test'];
  const step = { title: 'End-to-end tests', command: 'npm', args, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
  return counted(file, countPlaywright, step);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chromium = findBrowser();
if (chromium) env['CHROMIUM_PATH'] = chromium;
console.log('\n▸ Build');
const built = buildAll((step) => console.log(`  building ${step} …`));
const { types, circles, unused, small, names, words, contracts, format, rules, typedRules } = sourceChecks();
// A build is on one core most of the time, and browser tests wait for processes that start: the rest of both cores is
// enough for the checks of sources. Tests are never in the background: a busy machine leaves too little time there
// for their limits.
const typed = checked([types]);
const checks = [
  typed,
  typed.then(() => checked([circles, unused, small, names, words, contracts, format])),
  checked([rules, typedRules]),
];
await Promise.all([built, typed]);
const tests = [await unit(), await browser()];

const { passed, failed, skipped, flaky } = [...tests, ...(await Promise.all(checks))].reduce(sum, NOTHING);
console.log(`\n${flaky.length} flaky: passed only when tried again`);
for (const title of flaky) console.log(`  ${title}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
