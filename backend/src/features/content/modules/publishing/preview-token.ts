import type { Language } from '@vestibule/contracts';
import { isSame, sign } from '../../../../platform/auth/signature';

/** Time in ms for which a link to an unpublished page can be opened (docs/behaviour/editing.md#preview): seven days. */
const LIFETIME_MS = 7 * 24 * 3600 * 1000;

const signatureOf = (secret: Buffer, pageId: number, lang: Language, expires: string) =>
  sign(secret, `content preview\n${pageId}\n${lang}\n${expires}`);

/** Token that shows a page in a language as its editors see it, until an instant in ms since 1970. */
export function makePreviewToken(secret: Buffer, pageId: number, lang: Language, now: number) {
  const expires = now + LIFETIME_MS;
  return { token: `${expires}.${signatureOf(secret, pageId, lang, String(expires))}`, expires };
}

export function isPreviewToken(secret: Buffer, token: string, pageId: number, lang: Language, now: number): boolean {
  const [expires = '', signature] = token.split('.');
  return isSame(signature, signatureOf(secret, pageId, lang, expires)) && Number(expires) > now;
}
