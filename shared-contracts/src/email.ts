const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text may be an e-mail address: whether somebody reads it, only a mail can tell. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
