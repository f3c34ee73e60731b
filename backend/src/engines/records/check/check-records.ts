import { RECORD_KINDS, type RecordKind, recordOf } from '@vestibule/contracts/records/kinds';
import { asText } from '../../../platform/db/documents';
import type { Line, PackRecords } from '../pack';
import type { Problems } from '../problems';
import type { Known } from './known';
import type { AnyRecord } from '../record-values';

/** The lines of a kind, where its fields are looked at as data. */
export const linesOf = (records: PackRecords, kind: RecordKind): readonly Line<AnyRecord>[] => records[kind];

/** Drops lines that have problems so far, so that references to them are found to be wrong as well. */
export function dropBadLines(records: PackRecords, kind: RecordKind, problems: Problems): void {
  const list: { file: string; line: number }[] = records[kind];
  const good = list.filter(({ file, line }) => !problems.isBad(file, line));
  if (good.length < list.length) list.splice(0, list.length, ...good);
}

/** Two lines that mean the same record, or give two records one name that others refer to. */
export function checkDuplicates(records: PackRecords, problems: Problems): void {
  for (const kind of RECORD_KINDS) {
    const { identity, hasUniqueName } = recordOf(kind);
    checkDistinct(records, kind, identity, problems);
    if (hasUniqueName) checkDistinct(records, kind, ['name'], problems);
  }
}

function checkDistinct(records: PackRecords, kind: RecordKind, fields: readonly string[], problems: Problems): void {
  const first = new Map<string, Line<AnyRecord>>();
  for (const one of linesOf(records, kind)) {
    const id = JSON.stringify(fields.map((name) => one.value[name]));
    const before = first.get(id);
    if (before === undefined) first.set(id, one);
    else
      problems.error({
        file: one.file,
        line: one.line,
        field: fields.at(-1),
        message: `is the same as in line ${before.line}${before.file === one.file ? '' : ` of ${before.file}`}`,
      });
  }
  dropBadLines(records, kind, problems);
}

/** A name that another record of the database has, while this key names a record of its own. */
export function checkNames(records: PackRecords, known: Known, problems: Problems): void {
  for (const kind of RECORD_KINDS.filter((one) => recordOf(one).hasUniqueName)) {
    const names = known.names.get(kind);
    const keys = new Set(names?.values());
    for (const { file, line, value } of linesOf(records, kind)) {
      const owner = names?.get(asText(value['name']));
      const key = asText(value['key']);
      if (owner !== undefined && owner !== key && keys.has(key))
        problems.error({ file, line, field: 'name', message: `is taken by the record with key ${owner}` });
    }
    dropBadLines(records, kind, problems);
  }
}
