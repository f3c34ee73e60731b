/**
 * Exactly one address and nothing else: no list, no group, no name, no comment, none of the characters that a mail
 * program reads as part of these. The name before the @ may be in any script, and so may the domain.
 */
export const EMAIL = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\".]+(\.[^\s\p{C}@,;:<>()[\]\\".]+)+$/u;

/** Whether a text may be an e-mail address: only a mail can show whether somebody reads it. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
