import { decoded } from '../browser-data';
import { COOKIES } from '../constants';
import { cookieValue } from '../cookie-value';
import { resolveLink } from '../paths/build-url';

export interface CartCookies {
  /** Tickets in the cart; 0 when there is no cart, or the cookie holds no number. */
  readonly amount: number;
  /** The cart's address on this site; empty when the cookie names none, or one of another origin. */
  readonly url: string;
}

/**
 * The cart in its cookies: `cookies` as in `document.cookie`, `origin` of the page. Any host of the parent domain can
 * write these cookies, so their values are untrusted, and none of them makes this function throw.
 */
export function readCartCookies(cookies: string, origin: string): CartCookies {
  const read = (name: string) => cookieValue(cookies, name) ?? '';
  const amount = Number.parseInt(read(COOKIES.cartAmount), 10);
  return { amount: amount > 0 ? amount : 0, url: ownUrl(read(COOKIES.cartUrl), origin) };
}

function ownUrl(value: string, origin: string): string {
  const text = decoded(value) ?? '';
  const url = text === '' ? undefined : resolveLink(text, origin);
  return url?.origin === origin ? url.pathname + url.search : '';
}
