import { recordHref, type Href, type LinkedKind } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { FieldValues } from '../../shared/editable';
import { RECORD_KINDS_OF } from '../../shared/linked-kinds';

const LINKED: ReadonlyMap<RecordKind, LinkedKind> = new Map(
  (Object.entries(RECORD_KINDS_OF) as [LinkedKind, RecordKind][]).map(([linked, kind]) => [kind, linked]),
);

/** Where visitors read the record; undefined where its kind has no page of its own, or the record is not online. */
export function publicPage(href: Href, kind: RecordKind, id: number, values: FieldValues): string | undefined {
  const linked = LINKED.get(kind);
  if (linked === undefined || values['is_online'] === false) return undefined;
  // The id decides; the words of the address are those of the page's own links.
  return recordHref(href, linked, { slug: linked, id });
}

/** Whether visitors read records of the kind; a page is where its editors have put it, which its list says. */
export const hasPublicPage = (kind: RecordKind): boolean => kind === 'pages' || LINKED.has(kind);
