import { isSiteError, type AnswerOf, type CartLine } from '@vestibule/contracts';
import { CART_CONTROLS, postedCart } from '@vestibule/contracts/posted-cart';
import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import { hasSeatEach } from '@vestibule/contracts/seats/seat';
import { MAX_VOUCHER_CODE } from '@vestibule/contracts/order-fields';
import { randomUUID } from 'node:crypto';
import { object, string } from 'yup';
import { checkBody } from '../../../platform/server/check-input';
import type { VoucherProblem } from '../vouchers/vouchers';
import { parseId } from '../../../platform/server/unstorable';

const [CART_LINES] = ALL_CALLS.addToCart.body;
/** A voucher as it was typed; empty takes the cart's away. */
const VOUCHER_CODE = object({ code: string().defined().max(MAX_VOUCHER_CODE) }).noUnknown();

type Answer = AnswerOf<'postCart'>;
const refused = (problem: string): Answer => ({ done: false, reason: 'values', problems: { '': problem } });
/** Errors that visitors can fix, for which the pages have texts; any other is thrown. */
const WORDED: ReadonlySet<string> = new Set([
  'sold_out',
  'no_reservation',
  'conflict',
  'seat_kind',
  'companion',
  'shop_offline',
  'not_found',
]);

async function worded(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (isSiteError(error) && WORDED.has(error.code)) return refused(error.code);
    throw error;
  }
}

/**
 * Holds tickets that were chosen without script, by the rules of calls from scripts; returns the address of the cart.
 * Such a form has no idempotency key: its page is the same for everybody, and a visitor who goes back and sends it
 * again wants more tickets.
 */
export async function postCart(
  posted: string,
  hold: (lines: readonly CartLine[]) => Promise<{ readonly cart_url: string }>,
): Promise<Answer> {
  const chosen = postedCart(posted);
  if (chosen.length === 0) return refused('empty');
  if (!chosen.every(hasSeatEach)) return refused('seats');
  const { lines } = checkBody(CART_LINES, { lines: chosen, idempotency_key: randomUUID() }) as {
    readonly lines: readonly CartLine[];
  };
  return worded(async () => {
    const { cart_url: location } = await hold(lines);
    return { done: true, ...(location && { location }) };
  });
}

interface CartChanges {
  readonly change: (line: number, quantity: number) => Promise<unknown>;
  readonly extend: () => Promise<unknown>;
  /** Returns why a voucher was not taken. */
  readonly redeem: (voucher: { readonly code: string }) => Promise<VoucherProblem | undefined>;
}

/** Changes a line, applies a voucher, or extends the deadline, according to the posted form. */
export function postCartChange(posted: string, { change, extend, redeem }: CartChanges): Promise<Answer> {
  const form = new URLSearchParams(posted);
  return worded(async () => {
    const code = form.get(CART_CONTROLS.voucher);
    if (form.has(CART_CONTROLS.extend)) await extend();
    else if (code !== null) {
      const problem = await redeem(checkBody(VOUCHER_CODE, { code }) as { readonly code: string });
      if (problem) return { done: false, reason: 'values', problems: { [CART_CONTROLS.voucher]: problem } };
    } else {
      // A button of its own takes a line away: its value comes after that of the field.
      const asked = Number(form.getAll(CART_CONTROLS.quantity).at(-1));
      const { quantity } = checkBody(ALL_CALLS.changeCart.body, { quantity: asked }) as { readonly quantity: number };
      await change(parseId(form.get(CART_CONTROLS.line) ?? '') ?? 0, quantity);
    }
    return { done: true };
  });
}
