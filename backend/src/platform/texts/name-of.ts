import type { Language, Localised } from '@vestibule/contracts';
import { pick } from './localise';

/** Name of a record in a language: `title` translates `name`, where it has a translation. */
export const nameOf = (named: { readonly name: string; readonly title: Localised }, lang: Language): string =>
  pick(named.title, lang) || named.name;
