/**
 * Number of runs of a property: `once` in a run of all tests, `PROPERTY_RUNS` times that in a search for rarer faults
 * (`PROPERTY_RUNS=4 npx jest export-after-write`).
 */
export const propertyRuns = (once: number): number => once * Number(process.env['PROPERTY_RUNS'] ?? 1);
