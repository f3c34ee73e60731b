import type { Fields } from '@vestibule/contracts/fields/field';
import { eq } from 'drizzle-orm';
import { records } from './tables';
import { asObject, asText } from '../../platform/db/documents';
import type { RecordTable } from './record-table';
import { packValues, storedValues } from './stored-values';

/** Kinds that have no table of their own: a record's values are one object, and its references ids. */
export function genericTable(kind: string, fields: Fields, identity: readonly string[]): RecordTable {
  return {
    table: records,
    own: Object.keys(fields),
    where: eq(records.kind, kind),
    target: ['kind', 'identity'],
    derive:
      async (_db, _records, { references, now }) =>
      (record) => ({
        kind,
        identity: identity.map((name) => asText(record[name])).join('\n'),
        data: storedValues(fields, record, (target, label) => references.get(target, label)),
        updatedAt: new Date(now).toISOString(),
      }),
    read: async (_db, _rows, labels) => (row) => packValues(fields, asObject(row['data']), labels),
  };
}
