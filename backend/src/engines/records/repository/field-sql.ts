import { isLocalised, type Field } from '@vestibule/contracts/fields/field';
import { fallbackOrder, type Language } from '@vestibule/contracts/languages';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { sql, type SQL } from 'drizzle-orm';
import { records } from '../tables';
import { columnOf } from '../record-table';
import { tableOf } from '../record-tables';

/** The stored value of a field: its column, or its part of a record that has none. */
export function storedSql(kind: RecordKind, name: string): SQL | undefined {
  const { fields } = recordOf(kind);
  const table = tableOf(kind);
  const column = columnOf(table, fields, name);
  if (column !== undefined) return sql`${column}`;
  return table.table === records ? sql`${records.data} -> ${name}` : undefined;
}

/** A stored value as text; of a value that differs by language that in `lang`, or its fallback. */
export function textSql(kind: RecordKind, name: string, field: Field, lang: Language): SQL | undefined {
  const stored = storedSql(kind, name);
  if (stored === undefined) return undefined;
  if (isLocalised(field)) {
    const texts = fallbackOrder(lang).map((language) => sql`nullif(${stored} ->> ${language}, '')`);
    return sql`coalesce(${sql.join(texts, sql`, `)}, '')`;
  }
  return plainSql(kind, name);
}

/** A stored value as text, whose field does not differ by language. */
export const plainSql = (kind: RecordKind, name: string): SQL =>
  tableOf(kind).table === records ? sql`(${records.data} ->> ${name})` : sql`(${storedSql(kind, name)})::text`;

/** A value to sort by: numbers as such, all else as text. */
export function sortSql(kind: RecordKind, name: string, lang: Language): SQL | undefined {
  const field = recordOf(kind).fields[name];
  if (field === undefined) return undefined;
  switch (field.type) {
    case 'list':
    case 'group':
    case 'references':
    case 'reference':
    case 'columns':
    case 'modules':
      return undefined;
    case 'number':
      return tableOf(kind).table === records ? sql`(${records.data} ->> ${name})::numeric` : storedSql(kind, name);
    default:
      return textSql(kind, name, field, lang);
  }
}
