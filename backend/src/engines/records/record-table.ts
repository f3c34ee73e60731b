import type { AnswerOf } from '@vestibule/contracts';
import type { Field, Fields } from '@vestibule/contracts/fields/field';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { getTableColumns, type SQL } from 'drizzle-orm';
import { toCamelCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Problems } from './problems';
import type { EventTimes } from './local-time';
import type { Database } from '../../platform/db/database';
import type { Json } from '../../platform/db/documents';
import type { Labels } from './labels';
import type { References } from './references';
import type { AnyRecord, RecordOf } from './record-values';

export type RecordRow = Readonly<Record<string, unknown>>;

/** The table that links a record to others: `owner` and `target` are its columns. */
export interface LinkTable {
  readonly table: PgTable;
  readonly owner: string;
  readonly target: string;
  /** Whether a column `position` holds their order; without it the order has no meaning. */
  readonly isOrdered: boolean;
}

/** Data that all records of one write share. */
export interface WriteContext {
  readonly references: References;
  /** Times of events by key, as the check read them. */
  readonly times: ReadonlyMap<string, EventTimes>;
  /** Whole weeks that dates of events, exhibitions and teasers are moved by. */
  readonly weeks: number;
  /** Whether dates of events, exhibitions and teasers follow the calendar from now on. */
  readonly isDemo: boolean;
  /** Whether an editor writes single records, instead of a pack that says how all of them are. */
  readonly isEdit?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly problems: Problems;
}
export interface Written<T> {
  readonly id: number;
  readonly record: T;
}

type Listed = Pick<AnswerOf<'records'>['results'][number], 'urls' | 'publication'>;

/** A table whose records are below one another, in an order of their own. */
export type TreeTable = PgTable & { readonly id: PgColumn; readonly parentId: PgColumn; readonly position: PgColumn };

/** How a kind of record is stored. Fields have a column each, called as they are (in camel case), with exceptions. */
export interface RecordTable<T = AnyRecord> {
  readonly table: PgTable & { readonly id: PgColumn };
  /** Columns by their fields, where they are called otherwise. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Fields that `derive`, `after` and `read` store and load; those with a column can be sorted by it. */
  readonly own?: readonly string[];
  readonly links?: Readonly<Record<string, LinkTable>>;
  /** Which rows of the table are of the kind; all of them without. */
  readonly where?: SQL;
  /** A column of all that `wordConditions` finds, in small letters, where a kind has too many records to do without. */
  readonly words?: PgColumn;
  /** Columns of the unique index of the identity; those of the definition's identity without. */
  readonly target?: readonly string[];
  /** Whether `updatedAt` is the time of the last change, not of the last write. */
  readonly tellsChanges?: boolean;
  /** Whether records have an order, in the column `position`. */
  readonly isOrdered?: boolean;
  /** Where its records are below one another: the list has them in that order. */
  readonly tree?: TreeTable;
  /** Columns that are no field's, or hold more than its value. */
  readonly derive?: (
    db: Database,
    records: readonly T[],
    context: WriteContext,
  ) => Promise<(record: T, index: number) => RecordRow>;
  /** Writes the parts that other tables store. */
  readonly after?: (db: Database, written: readonly Written<T>[], context: WriteContext) => Promise<void>;
  /** Whether visitors see what a record says through others, though they do not see the record itself. */
  readonly showsThrough?: (db: Database, id: number) => Promise<boolean>;
  /** Removes the parts of the record in other tables. Throws `conflict` when it must stay. */
  readonly beforeRemoval?: (db: Database, id: number) => Promise<void>;
  /** Data of records in responses beyond their values, by the id; `now` in ms since 1970. */
  readonly listed?: (db: Database, ids: readonly number[], now: number) => Promise<(id: number) => Listed>;
  /** Values of the kind's own fields, by the row. */
  readonly read?: (db: Database, rows: readonly RecordRow[], labels: Labels) => Promise<(row: RecordRow) => Json>;
}

/** A kind's table, its functions typed by the kind's own definition. */
export const tableFor = <K extends RecordKind>(_kind: K, table: RecordTable<RecordOf<K>>): RecordTable =>
  // Only records of the kind get to its functions.
  table as unknown as RecordTable;

export function columnName({ columns }: Pick<RecordTable, 'columns'>, name: string, field: Field | undefined): string {
  return columns?.[name] ?? `${toCamelCase(name)}${field?.type === 'reference' ? 'Id' : ''}`;
}

/** The column of a field; undefined for one that is stored elsewhere. */
export const columnOf = (table: RecordTable, fields: Fields, name: string): PgColumn | undefined =>
  (getTableColumns(table.table) as Readonly<Record<string, PgColumn>>)[columnName(table, name, fields[name])];
