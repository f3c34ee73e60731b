import { isLocalised, type Field } from '@vestibule/contracts/fields/field';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { LIST_SIGN } from '../../engines/packs/read-csv';
import { readRecords } from '../../engines/records/read-records';
import type { Database } from '../../platform/db/database';
import { asObject } from '../../platform/db/documents';
import { BYTE_ORDER_MARK, tableLines } from '../../platform/texts/table-file';

/** Fields whose values are no text of one cell. */
const LISTS: readonly Field['type'][] = ['list', 'modules'];

/** A column of the table: `title.de`, `is_online`. */
interface Column {
  readonly name: string;
  readonly inner?: string;
}

/** All records of a kind as a table that an import takes again; lists of parts and modules have no column. */
export async function exportTable(db: Database, kind: RecordKind): Promise<string> {
  const columns = Object.entries(recordOf(kind).fields).flatMap(([name, field]) => columnsOf(name, field));
  const records = await readRecords(db, kind);
  const names = columns.map(({ name, inner }) => (inner === undefined ? name : `${name}.${inner}`));
  const rows = records.map(({ values }) => columns.map((column) => cellOf(values, column)));
  return BYTE_ORDER_MARK + tableLines([names, ...rows]);
}

function columnsOf(name: string, field: Field): Column[] {
  if (LISTS.includes(field.type)) return [];
  if (isLocalised(field)) return LANGUAGES.map((inner) => ({ name, inner }));
  if (field.type === 'group')
    return Object.entries(field.of).flatMap(([inner, one]) =>
      LISTS.includes(one.type) || isLocalised(one) ? [] : [{ name, inner }],
    );
  return [{ name }];
}

function cellOf(values: Readonly<Record<string, unknown>>, { name, inner }: Column): string {
  const value = inner === undefined ? values[name] : asObject(values[name])[inner];
  if (Array.isArray(value)) return value.map(String).join(LIST_SIGN);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
