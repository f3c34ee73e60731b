import { createHash, randomUUID } from 'node:crypto';
import { isSiteError, type SiteError } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { sign } from '../../../platform/auth/signature';
import { carts, cartRequests } from '../tables';
import type { Deps } from '../../../platform/server/deps';
import { tokenByChance } from '../holds/cart-cookies';
import { requireShop } from '../seats/find-tickets';
import { lockCart } from '../cart/hold-tickets';
import { noReservation, noVouchers } from '../holds/quotas';
import { unavailable } from './breaker';
import { newestBasket } from './newest-basket';
import { emptyCart, heldUntil, presentBasket, presentGroups, quantityOf } from './present-provided';
import type { ProvidedBasket } from './provider-answers';
import type { ProviderClient, WantedTickets } from './provider-client';
import type { CartOf, CartRead, TicketProvider } from './ticket-provider';
import { wantedTickets } from './wanted-tickets';
import type { Database } from '../../../platform/db/database';

/** The provider's name of a cart's basket: it never learns the cookie that opens the cart. */
const basketOf = (token: string) => createHash('sha256').update(token).digest('hex');
const hasNone = (error: unknown): error is SiteError => isSiteError(error) && error.code === 'no_reservation';

interface Own {
  readonly id: number;
  readonly token: string;
  readonly seenVersion: number;
}

interface Changing {
  readonly answered: ProvidedBasket;
  readonly added: number;
  /** Whether it has changed the basket, which has another version then. */
  readonly isNew: boolean;
}

/**
 * Another system sells the tickets, and keeps the baskets; this table maps carts to baskets, with the versions that
 * were seen.
 */
export function httpTickets({ db, secret }: Pick<Deps, 'db' | 'secret'>, client: ProviderClient): TicketProvider {
  async function ownCart(token: string | undefined): Promise<Own | undefined> {
    if (token === undefined) return undefined;
    const [cart] = await db.select().from(carts).where(eq(carts.token, token));
    return cart;
  }
  const newest = ({ id, token }: Own, lang: CartOf['lang'], answered: ProvidedBasket, least?: number) =>
    newestBasket(db, {
      cartId: id,
      answered,
      ...(least !== undefined && { least }),
      read: () => client.basket(basketOf(token), lang),
    });
  const holding = (basket: ProvidedBasket, now: number) => ({
    quantity: quantityOf(basket),
    until: heldUntil(basket, now),
  });

  async function present({ id }: Own, basket: ProvidedBasket, { lang, now }: CartOf): Promise<CartRead> {
    return { held: holding(basket, now), cart: await presentBasket(db, basket, { cartId: id, lang, now }) };
  }
  const nothing = ({ now }: CartOf): CartRead => ({ held: { quantity: 0, until: now }, cart: emptyCart(now) });

  async function read(asked: CartOf): Promise<CartRead> {
    const cart = await ownCart(asked.cartToken);
    if (!cart) return nothing(asked);
    try {
      const basket = await client.basket(basketOf(cart.token), asked.lang);
      return await present(cart, await newest(cart, asked.lang, basket), asked);
    } catch (error) {
      if (!hasNone(error)) throw error;
      if (cart.seenVersion === 0) return nothing(asked);
      throw unavailable(error);
    }
  }

  /** Runs a change of the visitor's basket. Returns the new basket. Throws `no_reservation` where there is none. */
  async function changed(asked: CartOf, change: (basket: string) => Promise<Changing>) {
    const cart = await ownCart(asked.cartToken);
    if (!cart) throw noReservation();
    const { answered, added, isNew } = await change(basketOf(cart.token));
    const basket = await newest(cart, asked.lang, answered, isNew ? cart.seenVersion + 1 : undefined);
    return { ...(await present(cart, basket, asked)), added, changedEvents: [] };
  }

  return {
    read,
    // A try without a response has set no cookie: the same request finds its basket again by its name.
    newCart: (key) => (key === undefined ? tokenByChance() : sign(secret, `cart of a request:${key}`)),
    options: async ({ idJet, lang }) => presentGroups(await client.date(idJet, lang)),
    async add(request) {
      const { cartToken: token, lang, now, idempotencyKey: key = randomUUID() } = request;
      await requireShop(db);
      const lines = await wantedTickets(db, request);
      await lockCart(db, token);
      const cart = await ownCart(token);
      if (!cart) throw new Error('The cart was not written');
      const answered = await client.add(basketOf(token), lang, { key, lines });
      const added = await noteAdded(db, { cartId: cart.id, key, lines, now });
      const basket = await newest(cart, lang, answered, added > 0 ? cart.seenVersion + 1 : undefined);
      return {
        quantity: quantityOf(basket),
        added,
        changedEvents: [],
        held: holding(basket, now),
        version: { cart: cart.id, number: basket.version },
      };
    },
    change: (request) =>
      changed(request, async (basket) => {
        const { lang, line, quantity } = request;
        const before = (await client.basket(basket, lang)).lines.find(({ id }) => id === line)?.quantity;
        if (before === undefined) throw noReservation();
        const answered = await client.change(basket, lang, line, quantity);
        return { answered, added: Math.max(0, quantity - before), isNew: quantity !== before };
      }),
    extend: (asked) =>
      changed(asked, async (basket) => {
        const answered = await client.extend(basket, asked.lang, randomUUID());
        return { answered, added: 0, isNew: true };
      }),
    redeem: () => Promise.reject(noVouchers()),
  };
}

interface Added {
  readonly cartId: number;
  readonly key: string;
  readonly lines: readonly WantedTickets[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Notes that a request was processed; returns the number of tickets that it has added, 0 where it was processed before.
 */
async function noteAdded(db: Database, { cartId, key, lines, now }: Added): Promise<number> {
  const noted = await db
    .insert(cartRequests)
    .values({ cartId, key, createdAt: new Date(now).toISOString() })
    .onConflictDoNothing()
    .returning({ id: cartRequests.id });
  if (noted.length === 0) return 0;
  return lines.flatMap(({ tickets }) => tickets).reduce((sum, { quantity }) => sum + quantity, 0);
}
