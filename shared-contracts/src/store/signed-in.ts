import { COOKIES } from '../constants';
import { cookieValue } from '../cookie-value';

/**
 * Whether a customer may be logged in, according to the browser's cookies; only the backend knows for sure, and knows
 * the customer.
 */
export const isSignedIn = (cookies: string): boolean => cookieValue(cookies, COOKIES.signedIn) === '1';
