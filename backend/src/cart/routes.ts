import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { endpoint } from '../server/endpoint';
import { changed, personal } from '../server/tags';
import { cartToken, ownToken, setCartCookies } from './cart-cookies';
import { holdTickets } from './hold-tickets';
import { hourly, removeOldCarts } from './old-carts';
import { readCart } from './read-cart';

/** Reading the cart and adding to it: one seat-group line, or all lines at once. */
export function cartRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, unsafeCart } = deps;
  const tidy = hourly((at) => removeOldCarts(db, at));

  endpoint(app, deps, 'cart', ({ lang, request, reply }) => {
    personal(reply);
    return readCart(db, { token: cartToken(request), lang, now: now() });
  });

  endpoint(app, deps, 'addToCart', async ({ lang, body, request, reply }) => {
    personal(reply);
    const token = await ownToken(db, request);
    const listed = 'lines' in body;
    const held = await holdTickets(db, {
      cartToken: token,
      lines: listed ? body.lines : [body],
      listed,
      idempotencyKey: listed ? body.idempotency_key : undefined,
      now: now(),
      unsafe: unsafeCart,
    });
    const url = `/${lang}/cart`;
    setCartCookies(request, reply, { token, amount: held.quantity, url });
    if (held.changedEvents.length > 0) changed(reply, 'events', ...held.changedEvents.map((id) => `event:${id}`));
    // Beside the answer: a visitor does not wait for it, and a failure is none of his.
    tidy(now()).catch((error: unknown) => request.log.warn({ err: error }, 'Old carts could not be removed'));
    return { tickets_quantity: held.quantity, cart_url: url };
  });
}
