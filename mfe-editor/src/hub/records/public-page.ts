import { recordHref, type Href, type LinkedKind } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { FieldValues } from '../../shared/editable';

const LINKED: Readonly<Partial<Record<RecordKind, LinkedKind>>> = {
  events: 'event',
  productions: 'production',
  articles: 'article',
  persons: 'person',
  series: 'series',
  venues: 'venue',
  forms: 'form',
};

/** Where visitors read the record; undefined where its kind has no page of its own, or the record is not online. */
export function publicPage(href: Href, kind: RecordKind, id: number, values: FieldValues): string | undefined {
  const linked = LINKED[kind];
  if (linked === undefined || values['is_online'] === false) return undefined;
  // The id decides; the words of the address are those of the page's own links.
  return recordHref(href, linked, { slug: linked, id });
}

/** Whether visitors read records of the kind; a page is where its editors have put it, which its list says. */
export const hasPublicPage = (kind: RecordKind): boolean => kind === 'pages' || LINKED[kind] !== undefined;
