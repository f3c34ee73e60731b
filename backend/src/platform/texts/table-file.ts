import { stringify } from 'csv-stringify/sync';

/**
 * Semicolons and a byte order mark: the form that spreadsheets in German and Czech open as a table, with every letter
 * right.
 */
const FORMAT = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;

/** Begins the file. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Lines of a CSV file; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
export const tableLines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    FORMAT,
  );
