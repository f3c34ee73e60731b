import type { CartLine, Language } from '@vestibule/contracts';
import type { DeskWay } from '@vestibule/contracts/order-fields';
import { eq } from 'drizzle-orm';
import type { By } from '../../../platform/audit/note';
import { sign } from '../../../platform/auth/signature';
import type { Database } from '../../../platform/db/database';
import { carts, holds } from '../tables';
import { changeLine } from '../cart/change-cart';
import { holdTickets } from '../cart/hold-tickets';
import { placeOrder } from '../orders/place-order';
import { requirePrintable } from '../paper/unprintable';
import { requireDeskWay } from '../rules/require-way';

export interface DeskSale {
  /** The same key never sells twice. */
  readonly key: string;
  readonly secret: Buffer;
  readonly line: CartLine;
  /** Decimal euro, as the desk was shown it. */
  readonly total: string;
  readonly way: DeskWay;
  /** Both may be empty: buyers who pay in cash need not give their name. */
  readonly buyer: { readonly name: string; readonly email: string };
  readonly lang: Language;
  readonly by: By;
  readonly linkOf: (number: string) => string;
}

interface Sold {
  readonly number: string;
  /** Events that look different to visitors since. */
  readonly changedEvents: readonly number[];
}

/**
 * Sells tickets that are paid at once. They are held and ordered as those of the web are, in a cart of their own, so
 * that desk and web can never both sell the last one. Throws the errors of `holdTickets` and `placeOrder`; then the
 * held tickets are free again.
 */
export async function sellAtDesk(db: Database, sale: DeskSale): Promise<Sold> {
  const { key, line, way, buyer, by, lang, linkOf, total } = sale;
  await requireDeskWay(db, way);
  await requirePrintable({ name: buyer.name });
  const cartToken = sign(sale.secret, `desk:${key}`);
  const held = await holdTickets(db, { cartToken, lines: [line], idempotencyKey: key, now: by.now });
  try {
    const number = await placeOrder(db, {
      cartToken,
      key,
      lang,
      values: { ...NOTHING, last_name: buyer.name, email: buyer.email, payment: 'desk', terms: true },
      // All of its own cart: a combined ticket is several.
      shown: { tickets: held.quantity, total },
      now: by.now,
      linkOf,
      desk: { way, by },
    });
    return { number, changedEvents: held.changedEvents };
  } catch (error) {
    await letGo(db, cartToken, by.now);
    throw error;
  }
}

const NOTHING = { first_name: '', phone: '', company: '', street: '', postcode: '', city: '' } as const;

async function letGo(db: Database, cartToken: string, now: number): Promise<void> {
  const rows = await db
    .select({ id: holds.id })
    .from(holds)
    .innerJoin(carts, eq(carts.id, holds.cartId))
    .where(eq(carts.token, cartToken));
  for (const { id } of rows) await changeLine(db, { cartToken, line: id, quantity: 0, now });
}
