import type { Language } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { isSame, sign } from '../../../platform/auth/signature';

/** Time in ms for which a link to unpublished content can be opened (docs/behaviour/editing.md#preview): seven days. */
const LIFETIME_MS = 7 * 24 * 3600 * 1000;

/** A page's content by its id, or a record as `<kind> <id>`, in a language. */
export interface Previewed {
  readonly subject: number | `${RecordKind} ${number}`;
  readonly lang: Language;
}

const signatureOf = (secret: Buffer, { subject, lang }: Previewed, expires: string) =>
  sign(secret, `content preview\n${subject}\n${lang}\n${expires}`);

/** Token that shows a page in a language as its editors see it, until an instant in ms since 1970. */
export function makePreviewToken(secret: Buffer, previewed: Previewed, now: number) {
  const expires = now + LIFETIME_MS;
  return { token: `${expires}.${signatureOf(secret, previewed, String(expires))}`, expires };
}

/** Whether the token is one for this, and has not ended. */
export function isPreviewToken(secret: Buffer, token: string, previewed: Previewed, now: number): boolean {
  const [expires = '', signature] = token.split('.');
  return isSame(signature, signatureOf(secret, previewed, expires)) && Number(expires) > now;
}
