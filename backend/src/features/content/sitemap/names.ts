import type { Localised, SitemapRecord } from '@vestibule/contracts';
import { withoutWithdrawn, type Withdrawn } from '../../../engines/records/publishing/publications';
import { recordNames } from '../../../platform/texts/record-slug';

export interface NamedRow {
  readonly kind: SitemapRecord['kind'];
  readonly id: number;
  /** Title per language; of a content page its whole path. */
  readonly title: Localised;
  readonly name: string;
}

/** A content page has the paths that visitors can open; every other record is shown in all languages. */
export function namesOf({ kind, ...record }: NamedRow, withdrawn: Withdrawn): SitemapRecord['names'] {
  if (kind !== 'page') return recordNames(kind, record);
  const { path } = withoutWithdrawn({ id: record.id, path: record.title }, withdrawn);
  return Object.fromEntries(Object.entries(path).filter(([, one]) => one !== ''));
}
