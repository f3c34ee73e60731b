// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import cs from '../../../translations/cs.json';
import de from '../../../translations/de.json';
import en from '../../../translations/en.json';

/** Texts of the backend. */
export const TRANSLATIONS = { de, en, cs } as const;
