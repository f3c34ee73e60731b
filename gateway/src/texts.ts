// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import cs from '../translations/cs.json';
import de from '../translations/de.json';
import en from '../translations/en.json';

/** Texts of the pages that the gateway writes itself, when nothing can be rendered. */
export const TEXTS = { de, en, cs } as const;
