/** The smallest value that at least this share of 100 values does not exceed; NaN without values. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * of100) / 100) - 1] ?? NaN;
}
