/** Maximum length of a recurrence as text: a rule and exceptions for each of its dates. */
export const RECURRENCE_LENGTH = 2000;

/** Dates that one recurrence may have. */
export const MAX_OCCURRENCES = 120;

/** When an event takes place again. */
export interface Recurrence {
  /** Identifies the recurrence: the key of the event that it was made from. */
  readonly uid: string;
  /** First day, YYYY-MM-DD. */
  readonly start: string;
  /** Value of RRULE, a subset of RFC 5545: `FREQ=WEEKLY;BYDAY=FR;UNTIL=20270630`. */
  readonly rule: string;
  /** Days of the rule on which it does not take place, YYYY-MM-DD. */
  readonly exceptions: readonly string[];
}

const SHAPE = /^UID:(\S+) DTSTART:(\d{8}) RRULE:([A-Z\d=;,+-]+)(?: EXDATE:(\d{8}(?:,\d{8})*))?$/;

/** Rules that the site knows: of days, weeks and months, with an end. */
export const RULE =
  /^FREQ=(?:DAILY|WEEKLY|MONTHLY)(?:;INTERVAL=[1-9]\d?)?(?:;BYDAY=(?:[+-]?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:[+-]?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU))*)?(?:;BYMONTHDAY=(?:-1|[12]?\d|3[01]))?;(?:UNTIL=\d{8}|COUNT=[1-9]\d{0,2})$/;

const toDay = (compact: string) => `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}`;

/** Reads a recurrence as the field of an event has it; undefined where it is none. */
export function readRecurrence(text: unknown): Recurrence | undefined {
  const [, uid, start, rule, exceptions] = typeof text === 'string' ? (SHAPE.exec(text) ?? []) : [];
  if (uid === undefined || start === undefined || rule === undefined || !RULE.test(rule)) return undefined;
  return { uid, start: toDay(start), rule, exceptions: exceptions?.split(',').map(toDay) ?? [] };
}

/** Whether a text is a recurrence. */
export const isRecurrence = (text: unknown): boolean => readRecurrence(text) !== undefined;
