import { fromCents, type Language } from '@vestibule/contracts';
import { stringify } from 'csv-stringify/sync';
import { closingRows } from './closing-rows';
import type { DayClosing } from './day-closing';

/** Semicolons, a byte order mark and decimal commas: what spreadsheets in German and Czech open as a table. */
const FORMAT = { delimiter: ';', record_delimiter: 'windows', escape_formulas: false } as const;
const BYTE_ORDER_MARK = '\ufeff';

/** The closing of a day as CSV: what it is of, tickets where they are counted, euro. */
export const closingCsv = (closing: DayClosing, lang: Language): string =>
  BYTE_ORDER_MARK +
  stringify(
    closingRows(closing, lang).map(({ name, detail, tickets = '', cents }) => [
      closing.day,
      name,
      detail,
      tickets,
      fromCents(cents).replace('.', ','),
    ]),
    FORMAT,
  );
