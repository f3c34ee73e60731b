// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import { cs } from 'react-day-picker/locale/cs';
import { de } from 'react-day-picker/locale/de';
import { enGB as en } from 'react-day-picker/locale/en-GB';

/** The calendar's own words and order of days. */
export const CALENDAR_LOCALES = { de, en, cs } as const;
