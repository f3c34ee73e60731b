export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of tests that passed only when they were tried again; they are among the passed ones. */
  readonly flaky: readonly string[];
}
export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, flaky: [] };

export const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: [...a.flaky, ...b.flaky],
});

/** Reads Jest's `--json`; a test file that could not even run counts as one failure. */
export function countJest(json: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = json as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
    skipped: numPendingTests ?? 0,
    flaky: [],
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** Titles of the tests below a suite that passed on a retry, each after the suites that it is in. */
function flakyTests({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title);
  return [...own, ...suites.flatMap(flakyTests)].map((name) => `${title} › ${name}`);
}

/** Reads Playwright's JSON report; a test that passed on a retry counts as passed, and is listed as flaky. */
export function countPlaywright(json: unknown): Count {
  const { stats, suites = [] } = json as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites?: readonly PlaywrightSuite[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyTests),
  };
}
