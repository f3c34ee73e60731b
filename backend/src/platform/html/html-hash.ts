import { createHash } from 'node:crypto';

/** Names one text of HTML: 16 hexadecimal digits. */
export const htmlHash = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 16);
