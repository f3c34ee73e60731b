import type { Localised, SitemapRecord } from '@vestibule/contracts';
import { recordNames } from '../../platform/texts/record-slug';

export interface NamedRow {
  readonly kind: SitemapRecord['kind'];
  readonly id: number;
  /** Title per language; of a content page its whole path. */
  readonly title: Localised;
  readonly name: string;
}

/** A content page has the paths it has; every other record is shown in all languages. */
export function namesOf({ kind, ...record }: NamedRow): SitemapRecord['names'] {
  if (kind !== 'page') return recordNames(kind, record);
  return Object.fromEntries(Object.entries(record.title).filter(([, path]) => path !== ''));
}
