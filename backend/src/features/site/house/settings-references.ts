import { SiteError } from '@vestibule/contracts';
import type { Fields } from '@vestibule/contracts/fields/field';
import type { Database } from '../../../platform/db/database';
import { findReferences, labelsIn } from '../../../engines/records/find-references';
import { References } from '../../../engines/records/references';
import { loadPictures } from '../../../engines/media/pictures/present';
import { asText, type Json } from '../../../platform/db/documents';

const missing = (field: string, message: string) => new SiteError('validation', 400, `${field}: ${message}`, { field });

/** Throws `validation` for pictures and records that are named and not there. */
export async function refuseUnknown(tx: Database, fields: Fields, values: Json): Promise<void> {
  const pictures = Object.keys(values).filter((name) => fields[name]?.type === 'picture');
  const known = await loadPictures(
    tx,
    pictures.map((name) => asText(values[name])),
  );
  for (const name of pictures)
    if (asText(values[name]) !== '' && !known.has(asText(values[name])))
      throw missing(name, `there is no picture ${asText(values[name])}`);
  const references = new References(tx, { creates: false });
  await findReferences(references, fields, [values]);
  for (const { path, target, label } of labelsIn(fields, values))
    if (asText(label) !== '' && references.get(target, label) === null)
      throw missing(path, `there is no ${target} ${asText(label)}`);
}
