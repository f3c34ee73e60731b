import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import { DIST } from '../build/paths';
import { checkSources } from './check-sources';
import { findBrowser } from './find-browser';
import { countJest, countPlaywright, NOTHING, sum, type Count } from './counts';
import { env, jest, run } from './steps';

const results = join(DIST, 'test-results');

/** A test runner's own count; a runner that leaves none has failed. */
async function counted(file: string, count: (json: unknown) => Count, step: Parameters<typeof run>): Promise<Count> {
  const passed = await run(...step);
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
const { rules, others } = checkSources();
const counts = await others;
const unit = join(results, 'jest.json');
counts.push(await counted(unit, countJest, jest(['--json', `--outputFile=${unit}`])));
counts.push(await rules);
console.log('\n▸ Build');
await buildAll((step) => console.log(`  building ${step} …`));
for (const [title, project] of [
  ['End-to-end tests', 'other'],
  ['End-to-end tests of whole sites', 'heavy'],
] as const) {
  const playwright = join(results, `playwright-${project}.json`);
  env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = playwright;
  const args = ['run', '-s', '-w', 'e2e', 'test', '--', `--project=${project}`];
  counts.push(await counted(playwright, countPlaywright, [title, 'npm', args]));
}

const { passed, failed, skipped } = counts.reduce(sum, NOTHING);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
