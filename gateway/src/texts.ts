import type { Language } from '@vestibule/contracts';
import cs from '../translations/cs.json';
import de from '../translations/de.json';
import en from '../translations/en.json';

/** Texts of the pages that the gateway writes itself, when nothing can be rendered. */
export const TEXTS: Readonly<Record<Language, typeof de>> = { de, en, cs };
