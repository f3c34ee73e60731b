import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { CsvError } from 'csv-parse';
import { parse } from 'csv-parse';
import type { ObjectSchema } from 'yup';
import type { Row } from './row';

/** Between several names in one cell: a comma or a semicolon may part cells. */
const LIST_SIGN = '|';
const HEADER_BYTES = 8192;

/** Reads a CSV file (RFC 4180) whose first line names fields; a dot leads into a field: `title.de`, `address.city`. */
export async function* readCsv(file: string, schema: ObjectSchema<object>): AsyncGenerator<Row> {
  const skipped: Row[] = [];
  const parser = parse({
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    delimiter: await delimiterOf(file),
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void skipped.push({ line: lineOf(error), error: error?.message ?? 'cannot be read' }),
  });
  const records = createReadStream(file).pipe(parser) as AsyncIterable<{ info: { lines: number }; record: Record<string, string> }>;
  for await (const { info, record } of records) yield { line: info.lines, value: toRecord(record, schema) };
  yield* skipped;
}

const lineOf = (error: CsvError | undefined): number => {
  const lines: unknown = error === undefined ? undefined : (error as { lines?: unknown }).lines;
  return typeof lines === 'number' ? lines : 1;
};

/** Spreadsheets of German and Czech offices part cells by semicolons. */
async function delimiterOf(file: string): Promise<',' | ';'> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1);
    return header.includes(';') && !header.includes(',') ? ';' : ',';
  } finally {
    await handle.close();
  }
}

/** Cells as the format has them in JSON; an empty cell is a missing field. */
function toRecord(cells: Readonly<Record<string, string>>, { fields }: ObjectSchema<object>): object {
  const record: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const text = cell.trim();
    if (text === '') continue;
    const [name = '', inner] = column.split('.', 2);
    const field: unknown = (fields as Readonly<Record<string, unknown>>)[name];
    const type = typeof field === 'object' && field !== null && 'type' in field ? field.type : undefined;
    if (inner !== undefined) record[name] = { ...(record[name] as object | undefined), [inner]: text };
    else if (type === 'array')
      record[name] = text
        .split(LIST_SIGN)
        .map((one) => one.trim())
        .filter(Boolean);
    // Texts per language; one without a language is in the default one.
    else record[name] = type === 'mixed' ? { ...(record[name] as object | undefined), de: text } : text;
  }
  return record;
}
