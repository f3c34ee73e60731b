import { RESERVATION_MINUTES } from '@vestibule/contracts';
import { createLimiter } from '../../../platform/server/limiter';
import type { Held } from '../cart/hold-tickets';

const MESSAGE = 'Too many tickets have been reserved from your connection.';

/**
 * Runs `hold`, for `wanted` tickets, unless one address would have reserved more than `max` within the time that a
 * reservation lasts; then throws `rate_limited`. A cart has a limit of its own, but everybody can have as many carts as
 * they like. 0 is no limit.
 */
export function createTicketLimit(
  max: number,
): <T extends Pick<Held, 'added'>>(address: string, wanted: number, hold: () => Promise<T>) => Promise<T> {
  if (max === 0) return (_address, _wanted, hold) => hold();
  const limiter = createLimiter({ max, seconds: RESERVATION_MINUTES * 60, message: MESSAGE });
  return async (address, wanted, hold) => {
    // More than one visitor may ever have is refused by the cart, which says why.
    const taken = Math.min(wanted, max);
    await limiter.take(address, taken);
    let added = 0;
    try {
      const held = await hold();
      added = Math.min(held.added, taken);
      return held;
    } finally {
      if (taken > added) await limiter.giveBack(address, taken - added);
    }
  };
}
