import type { Language } from '@vestibule/contracts';
import { czechStem } from './czech-stem';
import { STEMMERS } from './stemmers';

/** Stemmers that PostgreSQL lacks: Czech, and languages whose words are searched as they are. */
const OWN: Readonly<Record<string, (word: string) => string>> = { czech: czechStem, simple: (word) => word };

/** Stems the words of a language here; undefined where PostgreSQL does. */
export const ownStemmer = (lang: Language): ((word: string) => string) | undefined => OWN[STEMMERS[lang]];

/** PostgreSQL's text search configuration of a language that it knows. */
export const configurationOf = (lang: Language): string => STEMMERS[lang];
