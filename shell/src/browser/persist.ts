/** Tries until it succeeds, with `pause` after each failure; never rejects. `onFailure` hears of the first one. */
export async function persist<T>(
  task: () => Promise<T>,
  pause: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await task();
    } catch (error) {
      if (failures === 0) onFailure(error);
      await pause();
    }
  }
}
