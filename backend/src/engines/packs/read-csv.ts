import { readFile } from 'node:fs/promises';
import type { CsvError } from 'csv-parse';
import { parse } from 'csv-parse';
import { isLocalised, type Fields } from '@vestibule/contracts/fields/field';
import { DEFAULT_LANGUAGE } from '@vestibule/contracts/languages';
import { didYouMean } from '../../platform/texts/did-you-mean';
import type { PackRow } from './row';
import { damagedField, damagedLine, decode, notUtf8 } from './utf8';

/** Between several names in one cell: a comma or a semicolon may part cells. */
export const LIST_SIGN = '|';

/** An apostrophe that tables put before a text that a spreadsheet would take for a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@])/;

interface ReadRecord {
  readonly info: { readonly lines: number };
  readonly raw: string;
  readonly record: Record<string, string>;
}

/** Reads a CSV file (RFC 4180) whose first line names fields; a dot leads into a field: `title.de`, `address.city`. */
export async function* readCsv(file: string, fields: Fields): AsyncGenerator<PackRow> {
  yield* parseCsv(await readFile(file), fields);
}

/** The same of a table in memory. */
export async function* parseCsv(bytes: Buffer, fields: Fields): AsyncGenerator<PackRow> {
  const { text, isSound } = decode(bytes);
  const skipped: PackRow[] = [];
  let columns: string[] = [];
  const parser = parse(text, {
    columns: (names: string[]) => (columns = names.map((name) => name.trim())),
    delimiter: delimiterOf(text),
    info: true,
    raw: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void skipped.push({ line: lineOf(error), error: sayWhy(error) }),
  });
  let isNamed = isSound;
  for await (const { info, raw, record } of parser as AsyncIterable<ReadRecord>) {
    // csv-parse reports the record's last line; a quoted cell may span several.
    const line = info.lines - raw.trimEnd().split('\n').length + 1;
    const value = toRecord(record, fields);
    const isDamaged = !isSound && damagedField(value) !== undefined;
    if (isDamaged) {
      const { field, message } = notUtf8(value);
      yield { line, field, error: message };
    } else yield { line, value };
    isNamed ||= isDamaged;
  }
  yield* skipped;
  if (!isNamed) yield { line: damagedLine(bytes), error: notUtf8(undefined).message };
  const known = Object.keys(fields);
  for (const column of columns) {
    const meant = known.includes(fieldOf(column)) ? '' : didYouMean(column, known);
    if (meant !== '') yield { line: 1, field: column, error: `is not a field of the format${meant}` };
  }
}

const fieldOf = (column: string) => column.split('.', 1)[0] ?? '';

/** What is wrong with a record as CSV. */
function sayWhy(error: CsvError | undefined): string {
  if (error?.code === 'CSV_RECORD_INCONSISTENT_COLUMNS')
    return 'has more or fewer cells than the first line has fields';
  return /QUOTE/.test(error?.code ?? '') ? 'has a quotation mark in the wrong place' : 'is not CSV';
}

const lineOf = (error: CsvError | undefined): number => {
  const lines: unknown = error === undefined ? undefined : (error as { lines?: unknown }).lines;
  return typeof lines === 'number' ? lines : 1;
};

/** Spreadsheets of German and Czech offices part cells by semicolons. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split(/\r?\n/, 1);
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}

/** Cells as the format has them in JSON; an empty cell is a missing field. */
function toRecord(cells: Readonly<Record<string, string>>, fields: Fields): object {
  const record: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const text = cell.trim().replace(ESCAPED_FORMULA, '');
    if (text === '') continue;
    const [name = '', inner] = column.split('.', 2);
    const field = fields[name];
    // A misspelt name is reported once, for the first line.
    if (field === undefined && didYouMean(column, Object.keys(fields)) !== '') continue;
    if (inner !== undefined) record[name] = { ...(record[name] as object | undefined), [inner]: text };
    else if (field?.type === 'references')
      record[name] = text
        .split(LIST_SIGN)
        .map((one) => one.trim())
        .filter(Boolean);
    // Texts per language; one without a language is in the default one.
    else
      record[name] =
        field && isLocalised(field) ? { ...(record[name] as object | undefined), [DEFAULT_LANGUAGE]: text } : text;
  }
  return record;
}
