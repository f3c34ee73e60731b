/**
 * How much of a property is tried: what a run of all tests takes, `PROPERTY_RUNS` times that where somebody looks for
 * rarer faults (`PROPERTY_RUNS=4 npx jest export-after-write`).
 */
export const propertyRuns = (once: number): number => once * Number(process.env['PROPERTY_RUNS'] ?? 1);
