/** SQLSTATEs of a transaction that was right but met another: serialization failure and deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const TRIES = 3;

/** SQLSTATE and constraint of a database error, however deep the driver's error is wrapped. */
export function databaseError(error: unknown): { readonly code: string; readonly constraint?: string } | undefined {
  for (let inner = error, depth = 0; typeof inner === 'object' && inner !== null && depth < 5; depth += 1) {
    if ('code' in inner && typeof inner.code === 'string' && /^[0-9A-Z]{5}$/.test(inner.code))
      return 'constraint' in inner && typeof inner.constraint === 'string'
        ? { code: inner.code, constraint: inner.constraint }
        : { code: inner.code };
    inner = 'cause' in inner ? inner.cause : undefined;
  }
  return undefined;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Runs a transaction again, up to 3 times in total, when it only lost a race. */
export async function retryRaces<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const code = databaseError(error)?.code;
      if (attempt >= TRIES || code === undefined || !TRY_AGAIN.has(code)) throw error;
      // Apart, so that the same two do not meet again.
      await pause(Math.random() * 20 * attempt);
    }
  }
}
