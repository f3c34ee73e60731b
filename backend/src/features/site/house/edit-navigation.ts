import { SiteError } from '@vestibule/contracts';
import { validate } from '../../../engines/records/check/validate';
import { navigation } from '../../../engines/records/schemas/documents';
import type { By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { versionOf } from '../../../platform/server/version';
import { changeDocument } from './change-document';
import { loadDocument, type Json } from '../../../platform/db/documents';
import type { VersionedDocument } from './edit-settings';

const versioned = (values: Json): VersionedDocument => ({ version: versionOf(values), values });

/** Menu and footer in all languages (docs/behaviour/editing.md#navigation). */
export const findNavigation = async (db: Database): Promise<VersionedDocument> =>
  versioned(await loadDocument(db, 'navigation'));

/** Writes menu, footer or both, each as a whole. Throws as `changeSettings` does, and calls `version` as late. */
export async function changeNavigation(db: Database, version: () => string, changes: Json, by: By) {
  const checked = validate(navigation, changes);
  const [problem] = 'problems' in checked ? checked.problems : checked.leftOut;
  if (problem !== undefined || !('value' in checked)) {
    const field = problem?.field ?? '';
    throw new SiteError('validation', 400, `${field}: ${problem?.message ?? ''}`, { field });
  }
  const given = checked.value;
  const { value, isOther } = await changeDocument(db, 'navigation', version(), by, (_, stored) =>
    Promise.resolve({ ...stored, ...given }),
  );
  return { ...versioned(value), isOther };
}
