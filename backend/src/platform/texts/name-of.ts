import type { Language, Localised } from '@vestibule/contracts';
import { pick } from './localise';

/** A record with a name and its translations: a room, a venue, a term. */
export interface NamedPlace {
  readonly name: string;
  readonly title: Localised;
}

/** Name of a record in a language: `title` translates `name`, where it has a translation. */
export const nameOf = (named: NamedPlace, lang: Language): string => pick(named.title, lang) || named.name;
