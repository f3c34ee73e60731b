/** A limit for all callers together: answers whether one more is allowed in this minute. */
export function perMinute(max: number, now: () => number = Date.now): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, count] = [current, 0];
    return ++count <= max;
  };
}
