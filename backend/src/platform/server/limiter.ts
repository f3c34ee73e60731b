import { SiteError } from '@vestibule/contracts';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface Limit {
  /** Limit of one key within the window, which begins with the first use. */
  readonly max: number;
  readonly seconds: number;
  /** The message at the limit; the time to wait is added. */
  readonly message?: string;
}

/** Counts uses by key, within this process. One limiter counts for all addresses of a call. */
export interface Limiter {
  /** Throws `rate_limited` (429, with the seconds to wait), which takes nothing. */
  take: (key: string, amount?: number) => Promise<void>;
  giveBack: (key: string, amount?: number) => Promise<void>;
}

const TOO_MANY = 'Too many attempts.';

export function createLimiter({ max, seconds, message = TOO_MANY }: Limit): Limiter {
  const store = new RateLimiterMemory({ points: max, duration: seconds });
  return {
    async take(key, amount = 1) {
      const { consumedPoints, msBeforeNext } = await store.penalty(key, amount);
      if (consumedPoints <= max) return;
      await store.reward(key, amount);
      throw tooMany(message, Math.max(1, Math.ceil(msBeforeNext / 1000)));
    },
    async giveBack(key, amount = 1) {
      await store.reward(key, amount);
    },
  };
}

function tooMany(message: string, retryAfter: number): SiteError {
  const minutes = Math.ceil(retryAfter / 60);
  return new SiteError(
    'rate_limited',
    429,
    `${message} Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfter },
  );
}
