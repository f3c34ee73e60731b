import { defineConfig } from '@playwright/test';
import { findBrowser } from '@vestibule/tooling/test/find-browser';

const executablePath = findBrowser();
const specOf = (name: string) => `**/${name}.spec.ts`;

/**
 * Tests that deploy, kill or load whole sites of their own: one at a time, beside others. Two of them at once take more
 * than two cores have.
 */
const HEAVY = [
  'cold-start',
  'hub-releases',
  'kill',
  'kill-orders',
  'kill-payments',
  'moved-routes',
  'redeploy',
  'releases',
  'remote-faults-load',
  'remote-faults-server',
  'shared-resources',
].map(specOf);
/**
 * Begun before the others: those that take longest, and those whose workers have a site or browser of another kind. At
 * the end of a run each of these would start a worker and a site of its own, while one of the cores is idle.
 */
const LONG = [
  'consent',
  'consent-media',
  'editing-never-lost',
  'foreign-remote',
  'main-job',
  'own-a-remote',
  'remote-faults-browser',
  'scroll-lock',
].map(specOf);

export default defineConfig({
  testDir: './tests',
  globalSetup: './fixtures/prepare.ts',
  fullyParallel: false,
  projects: [
    { name: 'heavy', testMatch: HEAVY, workers: 1 },
    { name: 'long', testMatch: LONG },
    { name: 'other', testIgnore: [...HEAVY, ...LONG] },
    { name: 'bench', testDir: '../bench/tests' },
  ],
  // With two, the cores are idle whenever both wait for a process that starts or a page that comes to rest.
  workers: 3,
  // A machine that is three times as slow passes as well: no test claims a time, and only one that fails waits so long.
  timeout: 240_000,
  // One more try in CI: sites are killed, frozen and replaced on two cores that three workers share.
  retries: process.env['CI'] === undefined ? 0 : 1,
  expect: { timeout: 60_000 },
  // A build that serves nothing fails every test, each after its limit.
  maxFailures: process.env['CI'] === undefined ? 0 : 25,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    // Wide enough for the desktop menu; tests of phones say so themselves.
    viewport: { width: 1600, height: 900 },
    timezoneId: 'Europe/Berlin',
    // A worker would answer for the site; the tests that are about it ask for it.
    serviceWorkers: 'block',
    // Moving elements cannot be clicked at once; tests of movement turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a third of the run: a test that failed is traced when it is tried again.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
});
