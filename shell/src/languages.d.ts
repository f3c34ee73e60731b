/** Each language in itself, as its readers look for it. */
export declare const LANGUAGE_NAMES: {
  readonly de: 'Deutsch';
  readonly en: 'English';
  readonly cs: 'Čeština';
};
/** For the browser's own formats. */
export declare const LOCALES: {
  readonly de: 'de-DE';
  readonly en: 'en-GB';
  readonly cs: 'cs-CZ';
};
