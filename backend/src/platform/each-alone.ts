/** Does this for each item in turn: one that fails is reported, and does not hold up the others. */
export async function eachAlone<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
  report: (error: unknown, item: T) => void,
): Promise<void> {
  for (const item of items) await run(item).catch((error: unknown) => report(error, item));
}
