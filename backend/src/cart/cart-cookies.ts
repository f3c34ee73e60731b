import { randomBytes } from 'node:crypto';
import { COOKIES, RESERVATION_MINUTES } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { common } from '../auth/cookies';
import type { Database } from '../db/database';
import { carts } from '../db/schema';

const TOKEN = /^[\w-]{43}$/;
const MAX_AGE = RESERVATION_MINUTES * 60;

/** The visitor's cart cookie; undefined when there is none, or one that cannot be ours. */
export function cartToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIES.cart];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** The cookie's token when we gave it out, else a new one: nobody can hand a visitor a cart that he reads along. */
export async function ownToken(db: Database, request: FastifyRequest): Promise<string> {
  const token = cartToken(request);
  if (token !== undefined) {
    const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.token, token));
    if (cart !== undefined) return token;
  }
  return randomBytes(32).toString('base64url');
}

/** Sets the cart's cookies; amount and address are for the badge in the header to read (spec/001 §4). */
export function setCartCookies(request: FastifyRequest, reply: FastifyReply, cart: { readonly token: string; readonly amount: number; readonly url: string }): void {
  const options = { ...common(request), maxAge: MAX_AGE };
  reply.setCookie(COOKIES.cart, cart.token, { ...options, httpOnly: true });
  reply.setCookie(COOKIES.cartAmount, String(cart.amount), options);
  reply.setCookie(COOKIES.cartUrl, cart.url, options);
}
