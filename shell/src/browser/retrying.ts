/** Waits between tries in ms. */
const WAITS = [300, 1000];

/** Tries a load again a few times; rejects with the last failure. */
export async function retrying<T>(task: () => Promise<T>, waits: readonly number[] = WAITS): Promise<T> {
  for (const wait of waits) {
    try {
      return await task();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return task();
}
