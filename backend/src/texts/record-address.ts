import { LANGUAGES, type Language, type Localised } from '@vestibule/contracts';
import { contentLanguage, pick } from './localise';
import { slugOf } from './slug';

/**
 * Where records of a kind have their pages: `segment` is the same in every language
 * (docs/behaviour/frame.md#addresses).
 */
export interface RecordAddress {
  readonly segment: 'team' | 'venues' | 'series' | 'forms';
  readonly id: number;
  /** Title per language; `name` where there is none. */
  readonly title: Localised;
  readonly name: string;
}

/** The record's title in the language it is shown in. */
export const titleOf = ({ title, name }: Pick<RecordAddress, 'title' | 'name'>, asked: Language): string =>
  pick(title, contentLanguage(asked, title)) || name;

/** Part of the address that says in words what the record is; the id decides. */
export const recordSlug = (record: RecordAddress, asked: Language): string =>
  slugOf(titleOf(record, asked), `${record.segment}-${record.id}`);

/** Path of the record's page in every language. */
export const recordUrls = (record: RecordAddress): Localised =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [lang, `/${lang}/${record.segment}/${recordSlug(record, lang)}/${record.id}`]),
  );
