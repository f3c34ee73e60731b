import { isSiteError } from '@vestibule/contracts';
import { createLimiter, type Limiter } from '../server/limiter';
import { SESSION_SECONDS } from './cookies';

/**
 * Wrong passwords from one address for one account: enough for a forgotten one, useless for guessing
 * (docs/behaviour/interface.md#limits-of-requests).
 */
const PAIR = { max: 10, seconds: 300 };
/** From one address for any accounts: all staff of a house may share one address, and some mistype. */
const ADDRESS = { max: 30, seconds: 300 };
/** For one account from anywhere: guessing from many addresses ends here. */
const ACCOUNT = { max: 100, seconds: 3600 };
/** Pairs of address and account that are remembered as good. */
const MAX_KNOWN = 10_000;

export interface Attempt {
  readonly address: string;
  /** E-mail address as it was typed. */
  readonly account: string;
  /** Id of a browser that has logged in to the account before. */
  readonly browser?: string | undefined;
}

/**
 * Runs `check`, a login, unless there were too many wrong ones: then throws `rate_limited`. Correct ones do not count.
 * Accounts that have logged in from an address before, or with this browser, are not locked out by attempts from
 * elsewhere.
 */
export function createLoginLimits(now: () => number): <T>(attempt: Attempt, check: () => Promise<T>) => Promise<T> {
  const [pairs, addresses, accounts] = [PAIR, ADDRESS, ACCOUNT].map(createLimiter) as [Limiter, Limiter, Limiter];
  const known = new Map<string, number>();

  return async (attempt, check) => {
    const account = attempt.account.trim().toLowerCase();
    const pair = `${attempt.address} ${account}`;
    const isKnown = (known.get(pair) ?? 0) > now();
    // A known browser has a count of its own, which other browsers cannot fill.
    const counted: (readonly [Limiter, string])[] =
      attempt.browser === undefined
        ? [[pairs, pair], [addresses, attempt.address], ...(isKnown ? [] : [[accounts, account] as const])]
        : [[pairs, `browser ${attempt.browser} ${account}`]];
    const giveBack = async (taken = counted) =>
      void (await Promise.all(taken.map(([limiter, key]) => limiter.giveBack(key))));

    for (const [index, [limiter, key]] of counted.entries())
      await limiter.take(key).catch(async (error: unknown) => {
        await giveBack(counted.slice(0, index));
        throw error;
      });
    try {
      const result = await check();
      await giveBack();
      known.delete(pair);
      known.set(pair, now() + SESSION_SECONDS * 1000);
      for (const oldest of known.keys()) if (known.size > MAX_KNOWN) known.delete(oldest);
      return result;
    } catch (error) {
      // Only callers who already passed the password check reach the second factor.
      if (!isSiteError(error) || error.code !== 'unauthorised') await giveBack();
      throw error;
    }
  };
}
