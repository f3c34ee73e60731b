import { isSiteError, type AnswerOf, type CartLine } from '@vestibule/contracts';
import { postedCart } from '@vestibule/contracts/posted-cart';
import { cartLines } from '@vestibule/contracts/schemas/cart';
import { randomUUID } from 'node:crypto';
import { checkBody } from '../../platform/server/check-input';

type Answer = AnswerOf<'postCart'>;
const refused = (problem: string): Answer => ({ done: false, reason: 'values', problems: { '': problem } });

/**
 * Holds what was chosen without script, by the rules of what scripts send; answers where the cart is. Such a form has
 * no idempotency key: its page is the same for everybody, and who goes back and sends it again wants more tickets.
 */
export async function postCart(
  posted: string,
  hold: (lines: readonly CartLine[]) => Promise<{ readonly cart_url: string }>,
): Promise<Answer> {
  const chosen = postedCart(posted);
  if (chosen.length === 0) return refused('empty');
  const { lines } = checkBody(cartLines, { lines: chosen, idempotency_key: randomUUID() }) as {
    readonly lines: readonly CartLine[];
  };
  try {
    const { cart_url: location } = await hold(lines);
    return { done: true, ...(location && { location }) };
  } catch (error) {
    // The page has words for what visitors can mend; anything else is an error.
    if (isSiteError(error) && WORDED.has(error.code)) return refused(error.code);
    throw error;
  }
}

const WORDED: ReadonlySet<string> = new Set(['sold_out', 'conflict', 'shop_offline', 'not_found']);
