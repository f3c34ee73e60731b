const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** Without an offset a reader in another zone would take it for theirs. */
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

const text = (shape: RegExp) => (value: unknown) => typeof value === 'string' && shape.test(value);
const isDay = (value: unknown) => text(DATE)(value) && !Number.isNaN(Date.parse(`${String(value)}T00:00Z`));

/** Checks of schema.org's data types, as strict as those of search engines. */
export const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  // A whole address: a reader of the data does not know on which page it was.
  URL: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  Date: isDay,
  DateTime: (value) => isDay(DATE_TIME.exec(String(value))?.[1]),
  Time: text(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/),
  Duration: text(/^P(?=\d|T\d)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Language: text(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/),
  Price: (value) => (typeof value === 'number' && value >= 0) || text(/^\d+(?:\.\d+)?$/)(value),
  Currency: text(/^[A-Z]{3}$/),
};
