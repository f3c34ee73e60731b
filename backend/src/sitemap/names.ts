import { LANGUAGES, type Localised, type SitemapRecord } from '@vestibule/contracts';
import { titleOf } from '../texts/record-address';
import { slugOf } from '../texts/slug';

/** The slug of titles without a usable letter; the same as where the record itself is answered. */
const NAMELESS: Readonly<Record<Exclude<SitemapRecord['kind'], 'page'>, string>> = {
  event: 'event',
  production: 'production',
  article: 'article',
  person: 'team',
  series: 'series',
  venue: 'venues',
};

export interface NamedRow {
  readonly kind: SitemapRecord['kind'];
  readonly id: number;
  /** Title per language; of a content page its whole path. */
  readonly title: Localised;
  readonly name: string;
}

/**
 * A content page has the paths it has; every other record is shown in all languages, if need be with another one's
 * texts.
 */
export function namesOf({ kind, id, title, name }: NamedRow): SitemapRecord['names'] {
  if (kind === 'page') return Object.fromEntries(Object.entries(title).filter(([, path]) => path !== ''));
  return Object.fromEntries(
    LANGUAGES.map((lang) => [lang, slugOf(titleOf({ title, name }, lang), `${NAMELESS[kind]}-${id}`)]),
  );
}
