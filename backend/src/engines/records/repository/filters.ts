import { SiteError } from '@vestibule/contracts';
import { isLocalised, type Field } from '@vestibule/contracts/fields/field';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@vestibule/contracts/languages';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { containsEach, smallContainsEach } from '../../../platform/db/contains';
import type { Database } from '../../../platform/db/database';
import { recordDrafts, records } from '../tables';
import type { Json } from '../../../platform/db/documents';
import { References } from '../references';
import { tableOf } from '../record-tables';
import { plainSql, storedSql, textSql } from './field-sql';

const wrong = (message: string) => new SiteError('validation', 400, message, { field: 'filter' });

/** The values of a filter, given as JSON. Throws `validation`. */
export function parseFilter(text: string): Json {
  if (text === '') return {};
  try {
    const given: unknown = JSON.parse(text);
    if (isPlainObject(given)) return given;
  } catch {
    // The error is thrown below.
  }
  throw wrong('filter must be a JSON object of values by field');
}

/** SQL conditions for records that have these values. Throws `validation`. */
export async function recordFilterConditions(db: Database, kind: RecordKind, filter: Json): Promise<readonly SQL[]> {
  const { fields } = recordOf(kind);
  const conditions: SQL[] = [];
  for (const [name, value] of Object.entries(filter)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const condition = field && (await conditionOf(db, kind, name, field, value));
    if (condition === undefined) throw wrong(`filter: one cannot filter by ${name.slice(0, 80)}`);
    conditions.push(condition);
  }
  return conditions;
}

async function conditionOf(db: Database, kind: RecordKind, name: string, field: Field, value: unknown) {
  switch (field.type) {
    case 'reference':
    case 'references': {
      const references = new References(db, { creates: false });
      await references.find(field.to, [value]);
      const id = references.get(field.to, value);
      if (id === null) return sql`false`;
      return field.type === 'reference' ? isId(kind, name, id) : isLinked(kind, name, id);
    }
    case 'line':
    case 'choice':
    case 'flag':
    case 'number':
    case 'day': {
      const text = textSql(kind, name, field, DEFAULT_LANGUAGE);
      return text && sql`${text} = ${String(value)}`;
    }
    default:
      return undefined;
  }
}

/** Of records whose reference points at this id. */
export function isId(kind: RecordKind, name: string, id: number): SQL | undefined {
  if (tableOf(kind).table === records) return sql`${records.data} -> ${name} = ${String(id)}::jsonb`;
  const stored = storedSql(kind, name);
  return stored && sql`${stored} = ${id}`;
}

/** Of records that have this id among their references. */
export function isLinked(kind: RecordKind, name: string, id: number): SQL | undefined {
  const { table, links } = tableOf(kind);
  if (table === records) return sql`${records.data} -> ${name} @> ${JSON.stringify([id])}::jsonb`;
  const link = links?.[name];
  if (link === undefined) return undefined;
  const columns = getTableColumns(link.table) as Readonly<Record<string, PgColumn>>;
  return sql`exists (select 1 from ${link.table} where ${columns[link.owner]} = ${table.id} and ${columns[link.target]} = ${id})`;
}

/** Records of which some text of one line has each of the words, in any language, or of whose draft they are. */
export function wordConditions(kind: RecordKind, q: string): readonly SQL[] {
  const published = publishedWords(kind, q);
  if (published.length === 0) return [];
  const drafts = containsEach(sql`${recordDrafts.changes}::text`, q);
  const { table } = tableOf(kind);
  const ofDraft = sql`select ${recordDrafts.recordId} from ${recordDrafts} where ${and(eq(recordDrafts.kind, kind), ...drafts)}`;
  return [sql`(${and(...published)} or ${table.id} in (${ofDraft}))`];
}

function publishedWords(kind: RecordKind, q: string): readonly SQL[] {
  const { words } = tableOf(kind);
  if (words) return smallContainsEach(words, q);
  const texts = Object.entries(recordOf(kind).fields).flatMap(([name, field]) => {
    const stored = field.type === 'line' ? storedSql(kind, name) : undefined;
    if (stored === undefined) return [];
    return isLocalised(field) ? LANGUAGES.map((lang) => sql`${stored} ->> ${lang}`) : [plainSql(kind, name)];
  });
  return containsEach(sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`, q);
}
