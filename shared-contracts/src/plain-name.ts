/** Line breaks and other control characters, and texts that mail programs turn into a link. */
const NO_NAME = /[\p{C}\p{Zl}\p{Zp}]|:\/\/|\bwww\./iu;

/**
 * Whether a text may stand in place of a name: one line without an address of the web. Strangers choose names, and the
 * site's mails contain them.
 */
export const isPlainName = (text: string): boolean => !NO_NAME.test(text);

/** The text in one line, of which no mail program makes a link, where it cannot be refused. */
export const plainLine = (text: string): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('://', ': //')
    .replace(/\bwww\./giu, 'www. ');
