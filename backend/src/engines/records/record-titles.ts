import type { Language } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { titleIn } from '../../platform/audit/note';
import type { Database } from '../../platform/db/database';
import { groupBy } from '../../platform/group-by';
import { pick } from '../../platform/texts/localise';
import { readDrafts, withDraft } from './drafts/read-drafts';
import { readRecords } from './read-records';

interface Named {
  readonly kind: RecordKind;
  readonly recordId: number;
}

/** Titles of records as their editors see them, in a language or its fallback. */
export async function recordTitles(
  db: Database,
  named: readonly Named[],
  lang: Language,
): Promise<(one: Named) => string> {
  const titles = new Map<string, string>();
  for (const [kind, ones] of groupBy(named, (one) => one.kind)) {
    const ids = ones.map(({ recordId }) => recordId);
    const draftOf = await readDrafts(db, kind, ids);
    for (const { id, values } of await readRecords(db, kind, ids))
      titles.set(`${kind} ${id}`, pick(titleIn(withDraft(values, draftOf(id))) ?? {}, lang));
  }
  return ({ kind, recordId }) => titles.get(`${kind} ${recordId}`) ?? '';
}
