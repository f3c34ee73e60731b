import { COOKIES } from '../constants';
import { cookieValue } from '../cookie-value';

/** Whether a customer may be logged in, as the browser's cookies tell it: who it is, and whether, the backend says. */
export const isSignedIn = (cookies: string): boolean => cookieValue(cookies, COOKIES.signedIn) === '1';
