import { SiteError } from '@vestibule/contracts';
import type { Fields } from '@vestibule/contracts/fields/field';
import { recordShape } from '../../../engines/fields/record-rules';
import { settingsOf } from '@vestibule/contracts/rights/settings-rights';
import type { Rights } from '@vestibule/contracts/rights/rights';
import { object, type Schema } from 'yup';
import { validate } from '../../../engines/records/check/validate';
import type { By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { versionOf } from '../../../platform/server/version';
import { changeDocument } from './change-document';
import { asObject, loadDocument, type Json } from '../../../platform/db/documents';
import { isKnownRegion } from '../hours/holidays';
import { withSafeBlocks } from './html-blocks';
import { newsOf, numberNews } from './number-news';
import { isReshaped, withFormShapes, withStoredShapes } from './reshaped-settings';
import { refuseUnknown } from './settings-references';

export interface VersionedDocument {
  /** Of the whole document, whatever the role sees of it. */
  readonly version: string;
  readonly values: Json;
}

const wrong = (field: string, message: string) => new SiteError('validation', 400, `${field}: ${message}`, { field });

/** Settings that a role may see; texts of older imports without languages are the German ones. */
function present(stored: Json, rights: Rights): VersionedDocument {
  const values = object(recordShape(settingsOf(rights))).cast(withFormShapes(stored), {
    assert: false,
    stripUnknown: true,
  }) as Json;
  return { version: versionOf(stored), values };
}

/** The settings that the role may change (docs/behaviour/editing.md#settings-of-the-house). */
export const findSettings = async (db: Database, rights: Rights): Promise<VersionedDocument> =>
  present(await loadDocument(db, 'settings'), rights);

/**
 * Changes settings; null removes one. Throws `validation` and, for fields that the role may not change, `forbidden`,
 * both with the field; 412 for an older version. `version` is called after the changes were checked: their problems
 * help more than a missing header.
 */
export async function changeSettings(db: Database, rights: Rights, version: () => string, changes: Json, by: By) {
  const fields = settingsOf(rights);
  for (const name of Object.keys(changes)) {
    if (!Object.hasOwn(fields, name))
      throw new SiteError('forbidden', 403, `Your role may not change ${name}`, { field: name });
  }
  const checked = validate(object(recordShape(fields)) as Schema<Json>, changes);
  const [problem] = 'problems' in checked ? checked.problems : checked.leftOut;
  if (problem !== undefined) throw wrong(problem.field ?? '', problem.message);
  const given = 'value' in checked ? checked.value : {};
  const region = given['holiday_region'];
  if (typeof region === 'string' && region !== '' && !(await isKnownRegion(region)))
    throw wrong('holiday_region', 'is no region whose public holidays are known');
  const { value, isOther } = await changeDocument(db, 'settings', version(), by, async (tx, stored) => {
    await refuseUnknown(tx, fields, given);
    const whole = Object.fromEntries(Object.keys(changes).map((name) => [name, given[name]]));
    const sameShape = Object.fromEntries(Object.entries(whole).filter(([name]) => !isReshaped(name)));
    return withSafeBlocks(asStored(merged(fields, stored, sameShape), whole, stored));
  });
  return { ...present(value, rights), isOther };
}

/** The given values in their stored form, where that differs from the form's. */
function asStored(next: Json, given: Json, before: Json): Json {
  return withStoredShapes(
    {
      ...next,
      // A visitor who closed a notice sees it again once its text has changed.
      ...('breaking_news' in given && { breaking_news: numberNews(newsOf(next), newsOf(before), false) }),
    },
    given,
  );
}

/** The given parts of a group replace those of the definition; other stored parts stay. */
function merged(fields: Fields, stored: Json, given: Json): Json {
  const next = { ...stored };
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    if (field?.type === 'group') {
      const parts = Object.keys(field.of).map((part) => [part, asObject(value)[part]]);
      next[name] = merged(field.of, asObject(stored[name]), Object.fromEntries(parts) as Json);
    } else next[name] = value;
  }
  return next;
}
