import { randomBytes } from 'node:crypto';
import { COOKIES, RESERVATION_MINUTES } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { common } from '../../../platform/auth/cookies';
import type { Database } from '../../../platform/db/database';
import { carts } from '../tables';
import type { StillHeld } from './held';

const TOKEN = /^[\w-]{43}$/;

/** The visitor's cart cookie; undefined when there is none, or one that cannot be ours. */
export function cartToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIES.cart];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** A cookie that cannot be guessed. */
export const tokenByChance = (): string => randomBytes(32).toString('base64url');

/**
 * The cookie's token when we gave it out, else a new one: an attacker cannot plant a cart in a visitor's browser and
 * read it.
 */
export async function ownToken(db: Database, request: FastifyRequest, makeToken: () => string): Promise<string> {
  const token = cartToken(request);
  if (token !== undefined) {
    const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.token, token));
    if (cart !== undefined) return token;
  }
  return makeToken();
}

/**
 * Sets the cart's cookies until its holds have expired; the badge in the header reads amount and address
 * (docs/behaviour/tickets.md#cart-cookies).
 */
export function setCartCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    token,
    url,
    held,
    now,
    domain,
  }: {
    readonly token: string;
    readonly url: string;
    readonly held: StillHeld;
    readonly now: number;
    /** Whose hosts see the badge's cookies; empty: this host alone. */
    readonly domain: string;
  },
): void {
  const maxAge = Math.ceil((held.until - now) / 1000);
  // The cart's own cookie gives access to the cart.
  reply.setCookie(COOKIES.cart, token, { ...common(request), maxAge, httpOnly: true });
  reply.setCookie(COOKIES.cartAmount, String(held.quantity), { ...ofBadge(request, domain), maxAge });
  reply.setCookie(COOKIES.cartUrl, url, { ...ofBadge(request, domain), maxAge });
}

/** Keeps the way to the cart while tickets of an order made from it are held. */
export const setCartCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  void reply.setCookie(COOKIES.cart, token, { ...common(request), maxAge: RESERVATION_MINUTES * 60, httpOnly: true });

/** Takes the badge's cookies away from a browser that still has them. */
export function clearBadge(request: FastifyRequest, reply: FastifyReply, domain: string): void {
  for (const name of [COOKIES.cartAmount, COOKIES.cartUrl])
    if (request.cookies[name] !== undefined) reply.clearCookie(name, ofBadge(request, domain));
}

const ofBadge = (request: FastifyRequest, domain: string) => ({ ...common(request), ...(domain && { domain }) });
