/** What visitors decide about, in the order in which it is asked (spec/000 §9). `required` cannot be refused. */
export const CONSENT_CATEGORIES = ['required', 'optimization', 'marketing', 'media'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * Attribute of a button or link that opens the consent dialog, whoever wrote it. The host listens for it, from before
 * its code is there: `<button {...OPENS_CONSENT}>`. A link's address is the way without script.
 */
export const OPENS_CONSENT = { 'data-open-consent': '' } as const;

/** Raised when a service is added or changes what it stores: everybody is asked again. */
export const CONSENT_REVISION = 1;
/** How long an answer holds, in days: half a year, then the question is due again. */
export const CONSENT_DAYS = 182;
