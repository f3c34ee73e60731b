import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import { DIST } from '../build/paths';
import { checkSources } from './check-sources';
import { findBrowser } from './find-browser';
import { countJest, countPlaywright, NOTHING, sum, type Count } from './counts';
import { env, run } from './steps';

const results = join(DIST, 'test-results');

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

const counts = await checkSources();
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
for (const [title, project] of [
  ['End-to-end tests', 'other'],
  ['End-to-end tests of whole sites', 'heavy'],
] as const) {
  const playwright = join(results, `playwright-${project}.json`);
  env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = playwright;
  const args = ['run', '-s', '-w', 'e2e', 'test', '--', `--project=${project}`];
  counts.push(counted(title, playwright, 'npm', args, countPlaywright));
}

const { passed, failed, skipped } = counts.reduce(sum, NOTHING);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
