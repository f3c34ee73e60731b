export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

export const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Reads Jest's `--json`; a test file that could not even run counts as one failure. */
export function countJest(json: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = json as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
    skipped: numPendingTests ?? 0,
  };
}

/**
 * Reads Playwright's JSON report; a test that passed on a retry counts as passed, and as flaky in Playwright's own
 * words.
 */
export function countPlaywright(json: unknown): Count {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
