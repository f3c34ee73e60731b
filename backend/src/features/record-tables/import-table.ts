import { isDeepStrictEqual } from 'node:util';
import { isSiteError, SiteError, type AnswerOf } from '@vestibule/contracts';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { MAX_TABLE_ROWS } from '@vestibule/contracts/constants';
import { parseCsv } from '../../engines/packs/read-csv';
import { adapt } from '../../engines/records/adaptations';
import { findRecord } from '../../engines/records/repository/find';
import { changeRecord, checkFields, createRecord, idWith } from '../../engines/records/repository/save';
import type { RecordAuthor } from '../../engines/records/repository/write-record';
import { wrong } from '../../engines/records/validation-error';
import type { Database } from '../../platform/db/database';
import { writeUnless } from '../../platform/db/rolled-back';
import { asObject, asText, type Json } from '../../platform/db/documents';
import { nameRefusal } from '../../platform/server/refusals';

type Imported = AnswerOf<'importRecords'>;
type Outcome = 'created' | 'changed' | 'same';

interface Row {
  readonly line: number;
  readonly values: Json;
}

/**
 * Makes and changes records from the lines of a CSV table, each as a save of its form would: with the rights of each
 * field, the checks of the record and a line in the audit log. A record is the one that its identity names; cells that
 * are empty or missing leave its values as they are. All lines are stored or, where one has a problem, none.
 */
export async function importTable(
  db: Database,
  kind: RecordKind,
  { csv, isDryRun }: { readonly csv: string; readonly isDryRun: boolean },
  by: RecordAuthor,
): Promise<Imported> {
  const { rows, problems } = await readRows(kind, csv);
  const counts = { created: 0, changed: 0, same: 0 };
  await writeUnless(db, async (tx) => {
    for (const { line, values } of rows)
      // A savepoint each: the lines after one with a problem are checked, too.
      await tx
        .transaction((inner) => saveRow(inner, kind, values, by))
        .then((outcome) => void (counts[outcome] += 1))
        .catch((error: unknown) => void problems.push(asProblem(line, error)));
    return isDryRun || problems.length > 0;
  });
  if (problems.length === 0) return { ...counts, problems };
  return { created: 0, changed: 0, same: 0, problems: problems.toSorted((one, other) => one.line - other.line) };
}

/** The lines with their values, and what is wrong with others. Throws `validation` for a table with too many lines. */
async function readRows(kind: RecordKind, csv: string) {
  const { fields, identity } = recordOf(kind);
  const rows: Row[] = [];
  const problems: Imported['problems'] = [];
  const lines = new Map<string, number>();
  for await (const row of parseCsv(Buffer.from(csv), fields)) {
    if ('error' in row) {
      problems.push(asProblem(row.line, wrong(row.field ?? '', row.error)));
      continue;
    }
    if (rows.length === MAX_TABLE_ROWS)
      throw wrong('csv', `has ${MAX_TABLE_ROWS + 1} entries; at most ${MAX_TABLE_ROWS} are allowed`);
    const values = asObject(adapt(kind, row.value).value);
    const id = JSON.stringify(identity.map((name) => asText(values[name])));
    const missing = identity.find((name) => asText(values[name]) === '');
    const first = lines.get(id);
    if (missing !== undefined) problems.push(asProblem(row.line, wrong(missing, 'is required')));
    else if (first === undefined) {
      lines.set(id, row.line);
      rows.push({ line: row.line, values });
    } else problems.push(asProblem(row.line, wrong(identity.at(-1) ?? '', `is in line ${first}, too`)));
  }
  return { rows, problems };
}

async function saveRow(tx: Database, kind: RecordKind, values: Json, by: RecordAuthor): Promise<Outcome> {
  checkFields(kind, values);
  const id = await idWith(tx, kind, recordOf(kind).identity, values);
  if (id === undefined) {
    await createRecord(tx, kind, values, by);
    return 'created';
  }
  const before = await findRecord(tx, kind, id);
  const given = mergeGiven(before.values, values);
  // Most lines of a table that was exported are as they were.
  if (Object.entries(given).every(([name, value]) => isDeepStrictEqual(value, before.values[name]))) return 'same';
  const saved = await changeRecord(tx, kind, id, before.version, given, by);
  return saved.version === before.version ? 'same' : 'changed';
}

/** A refusal as one of a line; other errors are thrown. */
function asProblem(line: number, error: unknown): Imported['problems'][number] {
  if (!isSiteError(error) || !(error instanceof SiteError) || error.status >= 500) throw error;
  const { reason = '', ...values } = error.details ?? nameRefusal(error.message, error.field) ?? {};
  return { line, field: error.field ?? '', message: error.message, reason, values };
}

/** The given values with the parts of stored ones that they lack: a title in one language leaves the others. */
const mergeGiven = (stored: Json, given: Json): Json =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const before = stored[name];
      return [name, isPlainObject(value) && isPlainObject(before) ? { ...before, ...value } : value];
    }),
  );
