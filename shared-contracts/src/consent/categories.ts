/**
 * Categories that visitors decide about, in the order of the dialog (docs/behaviour/frame.md#consent). `required`
 * cannot be refused.
 */
export const CONSENT_CATEGORIES = ['required', 'optimization', 'marketing', 'media'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * Attribute of a button or link that opens the consent dialog, in markup of any origin. The host listens for it even
 * before its code has loaded: `<button {...OPENS_CONSENT}>`. A link's address is the way without script.
 */
export const OPENS_CONSENT = { 'data-open-consent': '' } as const;

/** Days for which a choice is valid: half a year, then the dialog is due again. */
export const CONSENT_DAYS = 182;
