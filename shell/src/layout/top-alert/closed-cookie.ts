import { COOKIES } from '@vestibule/contracts';
import { writeCookie } from '@vestibule/contracts/browser-data';
import { cookieValue } from '@vestibule/contracts/cookie-value';

/** How long a closed alert stays closed in a browser, in seconds: 180 days, longer than an alert is of use. */
export const CLOSED_SECONDS = 180 * 24 * 60 * 60;

/** The part of document.cookie that says which alert is closed. */
export const closedPair = (id: number) => `${COOKIES.closedAlert}=${id}`;

/** Everything that document.cookie is set to, `Secure` apart, which depends on the page's scheme. */
export const closingCookie = (id: number) => `${closedPair(id)}; path=/; max-age=${CLOSED_SECONDS}; samesite=lax`;

/** Id of the alert that was closed, from a string such as document.cookie; null when there is none. */
export function closedId(cookies: string): number | null {
  const value = cookieValue(cookies, COOKIES.closedAlert) ?? '';
  return /^\d+$/.test(value) ? Number(value) : null;
}

/** Remembers in this browser that an alert is closed. */
export function rememberClosed(id: number): void {
  writeCookie(closingCookie(id) + (location.protocol === 'https:' ? '; secure' : ''));
}
