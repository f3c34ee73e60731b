// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import 'moment/locale/cs';
import 'moment/locale/de';

/** moment's locale of each language, and its formats of days and times. */
export const DATE_FORMATS = {
  de: { locale: 'de', date: 'D. MMM YYYY', time: 'HH:mm [Uhr]' },
  en: { locale: 'en', date: 'D MMM YYYY', time: 'HH:mm' },
  cs: { locale: 'cs', date: 'D. M. YYYY', time: 'H:mm' },
} as const;
