import { inEachLanguage, type Language, type Localised, type LinkedKind } from '@vestibule/contracts';
import { contentLanguage, pick } from './localise';
import { slugOf } from './slug';

/** The slug, before the id, of titles without a usable letter. */
const NAMELESS: Readonly<Record<LinkedKind, string>> = {
  event: 'event',
  production: 'production',
  exhibition: 'exhibition',
  article: 'article',
  person: 'team',
  series: 'series',
  venue: 'venues',
  form: 'forms',
};

/** A record's title; `name` where it has no title, as people have none. */
export interface NamedRecord {
  readonly id: number;
  readonly title: Localised;
  readonly name?: string;
}

/** The record's title in the language it is shown in. */
const titleOf = ({ title, name = '' }: Pick<NamedRecord, 'title' | 'name'>, asked: Language): string =>
  pick(title, contentLanguage(asked, title)) || name;

/** Part of the address that describes the record in words; the id identifies it. */
export const recordSlug = (kind: LinkedKind, record: NamedRecord, asked: Language): string =>
  slugOf(titleOf(record, asked), `${NAMELESS[kind]}-${record.id}`);

/** The same in every language: a record is shown in all of them, if necessary with another one's texts. */
export const recordNames = (kind: LinkedKind, record: NamedRecord): Readonly<Record<Language, string>> =>
  inEachLanguage((lang) => recordSlug(kind, record, lang));
