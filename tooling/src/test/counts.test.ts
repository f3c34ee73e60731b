import { countJest, countPlaywright, sum } from './counts';

test('a test file that cannot even run is a failure', () => {
  expect(countJest({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 })).toEqual(
    { passed: 3, failed: 2, skipped: 2 },
  );
});

test('Playwright’s flaky tests have passed in the end', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
  });
});

test('counts add up', () => {
  expect(sum({ passed: 1, failed: 2, skipped: 3 }, { passed: 1, failed: 1, skipped: 1 })).toEqual({
    passed: 2,
    failed: 3,
    skipped: 4,
  });
});
