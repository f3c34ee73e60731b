import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../release/build-all';
import { DIST } from '../build/paths';
import { findBrowser } from './find-browser';
import { countJest, countPlaywright, NOTHING, sum, type Count } from './counts';
import { sourceChecks } from './source-checks';
import { env, jest, run, type Step } from './steps';
import { LONG_ONLY, WITHOUT_LONG } from './unit-tests';

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

function unit(title: string, name: string, which: readonly string[], isBackground = false): Promise<Count> {
  const file = join(results, name);
  const step = jest(title, [...which, '--json', `--outputFile=${file}`]);
  return counted(file, countJest, { ...step, isBackground });
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
// enough for the checks of sources and for the long tests.
const typed = checked([types]);
const checks = [
  typed,
  typed.then(() => checked([circles, unused, small, names, words, contracts, format])),
  checked([rules, typedRules]),
];
await Promise.all([built, typed]);
const counts = [await unit('Unit tests', 'jest.json', WITHOUT_LONG)];
const long = unit('Unit tests that take long', 'jest-long.json', LONG_ONLY, true);
counts.push(await browser(), ...(await Promise.all([long, ...checks])));

const { passed, failed, skipped, flaky } = counts.reduce(sum, NOTHING);
console.log(`\n${flaky.length} flaky: passed only when tried again`);
for (const title of flaky) console.log(`  ${title}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
