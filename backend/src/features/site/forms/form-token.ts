import { isSame, sign } from '../../../platform/auth/signature';

const DAY_MS = 24 * 3600 * 1000;
/** Days that a page with the token may stay open at least, from when its visitor was given it. */
const DAYS = 7;

/**
 * Proves that the sender of a form without script was given its page lately (docs/decisions/0026-route-actions.md). The
 * token is the same for everybody, as pages are cached, and changes each day: until `freshUntil` a page may show it.
 */
export function formToken(secret: Buffer, form: number, now: number): { token: string; freshUntil: number } {
  const freshUntil = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  return { token: tokenUntil(secret, form, freshUntil + DAYS * DAY_MS), freshUntil };
}

/** Whether a token is this form's and not expired. */
export function isFormToken(secret: Buffer, form: number, token: string, now: number): boolean {
  const until = Number(token.split('.', 1)[0]);
  return Number.isSafeInteger(until) && now < until && isSame(token, tokenUntil(secret, form, until));
}

const tokenUntil = (secret: Buffer, form: number, until: number): string =>
  `${until}.${sign(secret, `form:${form}:${until}`)}`;
