import { countJest, countPlaywright, NOTHING, sum } from './counts';

describe('counts of tests', () => {
  it('counts a test file that cannot run as a failure', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countJest(report)).toEqual({ passed: 3, failed: 2, skipped: 2, flaky: [] });
  });

  it('counts a test that passed on a retry as passed, and names it with its suites', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          title: 'seats.spec.ts',
          specs: [spec('holds', 'expected')],
          suites: [{ title: 'on a phone', specs: [spec('chooses a seat', 'flaky')] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
      flaky: ['seats.spec.ts › on a phone › chooses a seat'],
    });
  });

  it('adds counts up', () => {
    expect(
      sum({ passed: 1, failed: 2, skipped: 3, flaky: ['a'] }, { ...NOTHING, passed: 1, failed: 1, flaky: ['b'] }),
    ).toEqual({ passed: 2, failed: 3, skipped: 3, flaky: ['a', 'b'] });
  });
});
