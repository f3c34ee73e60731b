/** The value that so many of 100 values are at most; NaN of nothing. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * of100) / 100) - 1] ?? NaN;
}
