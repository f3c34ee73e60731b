import moment from 'moment-timezone';
import { SITE_TIME_ZONE } from './constants';
import { DATE_FORMATS } from './date-formats';
import type { Language } from './languages';

/**
 * Formats are day, short month, year; German times end in "Uhr" (docs/behaviour/frame.md#dates-and-times). Loaded only
 * where dates are formatted.
 */
/** Wall-clock time of the event's own zone: `value` is ISO 8601 with offset, `YYYY-MM-DD` a whole day. */
const wallClock = (value: string, lang: Language) => moment.parseZone(value).locale(DATE_FORMATS[lang].locale);

/** Times and days that are remembered: those of a season. */
const MOST = 5000;

/**
 * Caches computed values. Pages name the same times and days repeatedly, and moment parses and formats each in 30 µs: 7
 * % of the rendering of the programme.
 */
function remembered<T>(workOut: (value: string, lang: Language) => T): (value: string, lang: Language) => T {
  const known = new Map<string, T>();
  return (value, lang) => {
    const key = lang + value;
    const had = known.get(key);
    if (had !== undefined) return had;
    const result = workOut(value, lang);
    if (known.size >= MOST) known.clear();
    known.set(key, result);
    return result;
  };
}

/** `19:30 Uhr`, `19:30`, `19:30`. */
export const formatTime = remembered((value, lang) => wallClock(value, lang).format(DATE_FORMATS[lang].time));

const clock = remembered((value, lang) => wallClock(value, lang).format('HH:mm'));

/** Whether an end is on the day of its start; midnight is the end of the day before. */
export function isSameDay(start: string, end: string): boolean {
  if (dayOf(start) === dayOf(end)) return true;
  return isMidnight(end) && dayOf(moment.parseZone(end).subtract(1, 'minute').format()) === dayOf(start);
}

const isMidnight = (value: string) => /T00:00(?::00)?(?:[^:\d]|$)/.test(value);

/**
 * Both of one day (`isSameDay`): `19:30–20:30 Uhr`, `19–20 Uhr`; `19:30–20:30` in the languages that write no word for
 * it. A range that ends at midnight ends at 24.
 */
export function formatTimeRange(start: string, end: string, lang: Language): string {
  const [from, to] = [clock(start, lang), isMidnight(end) ? '24:00' : clock(end, lang)];
  if (lang !== 'de') return `${from}–${to}`;
  return `${from.replace(/:00$/, '')}–${to.replace(/:00$/, '')} Uhr`;
}

/** How far clocks are put back in autumn, in minutes: half an hour on Lord Howe Island. */
const PUT_BACK = [-60, -30, 30, 60];

/**
 * Whether the clocks of the zone show this time twice on its day. `value` is ISO 8601 with the offset, `timeZone` an
 * IANA name.
 */
export function isDoubled(value: string, timeZone: string): boolean {
  const at = moment.tz(value, timeZone);
  return PUT_BACK.some((by) => at.clone().add(by, 'minutes').format('HH:mm') === at.format('HH:mm'));
}

/** A time with the abbreviation of its zone at that moment: `02:30 Uhr MESZ`, `02:30 CEST`. */
export function formatTimeInZone(value: string, timeZone: string, lang: Language): string {
  // English of Britain knows the European zones by their names; that of America says GMT+2.
  const locale = lang === 'en' ? 'en-GB' : lang;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(new Date(value));
  return `${formatTime(value, lang)} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`.trimEnd();
}

/** `21. Nov. 2026`, `21 Nov 2026`, `21. 11. 2026`: Czech does not shorten its months. */
export const formatDate = remembered((value, lang) => wallClock(value, lang).format(DATE_FORMATS[lang].date));

/**
 * The zone that a time is local to, by its own name: `Nordamerikanische Ostküstenzeit`. Empty where the clocks show
 * what they show in Berlin. `value` is ISO 8601 with the zone's offset, `timeZone` an IANA name; one that the browser
 * does not know is given as it is.
 */
export function foreignZone(value: string, timeZone: string, lang: Language): string {
  const at = moment.parseZone(value);
  if (timeZone === SITE_TIME_ZONE || at.utcOffset() === at.clone().tz(SITE_TIME_ZONE).utcOffset()) return '';
  try {
    const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at.toDate());
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** An instant (ISO 8601, UTC) as Berlin's clocks showed it: `21. Nov. 2026, 14:03 Uhr`. */
export function formatInstant(value: string, lang: Language): string {
  return moment
    .tz(value, SITE_TIME_ZONE)
    .locale(DATE_FORMATS[lang].locale)
    .format(`${DATE_FORMATS[lang].date}, ${DATE_FORMATS[lang].time}`);
}

/** The same without the day, for what happens now: `14:03:22 Uhr`, or without seconds `14:03 Uhr`. */
export function formatClock(value: string, lang: Language, seconds = true): string {
  const { time } = DATE_FORMATS[lang];
  return moment
    .tz(value, SITE_TIME_ZONE)
    .locale(DATE_FORMATS[lang].locale)
    .format(seconds ? time.replace('mm', 'mm:ss') : time);
}

/** Parts of a day heading, months without a point. */
export interface DayParts {
  readonly weekday: string;
  readonly short: string;
  readonly day: string;
  readonly month: string;
  /** `Nov`; beside a Czech day the number, `11.`, as nobody abbreviates months there. */
  readonly shortMonth: string;
  readonly year: string;
}

/** Weekday long and short, day number, name of the month long and short, year. */
export const dayParts = remembered((value, lang): DayParts => {
  const at = wallClock(value, lang);
  return {
    weekday: at.format('dddd'),
    short: at.format('ddd').replace('.', ''),
    day: at.format('D'),
    month: at.format('MMMM'),
    shortMonth: lang === 'cs' ? at.format('M.') : at.format('D. MMM').replace(/^\S+ |\.$/g, ''),
    year: at.format('YYYY'),
  };
});

/** `Sa, 5. Dez.`, `Sat, 5 Dec`, `so, 5. 12.`: a day of the coming weeks. Since contracts 1.13. */
export const formatShortDay = remembered((value, lang) => {
  const format = DATE_FORMATS[lang].date.replace(/ YYYY$/, '');
  return `${dayParts(value, lang).short}, ${wallClock(value, lang).format(format)}`;
});

/** The event's own calendar day, YYYY-MM-DD. */
export function dayOf(value: string): string {
  return value.slice(0, 10);
}

const MINUTE_MS = 60_000;
let lastMinute = { minute: NaN, day: '' };

/** Today in Berlin, YYYY-MM-DD. Days begin with a minute: a server works it out once in each, not for each page. */
export function today(now: number = Date.now()): string {
  const minute = Math.floor(now / MINUTE_MS);
  if (minute !== lastMinute.minute) lastMinute = { minute, day: moment.tz(now, SITE_TIME_ZONE).format('YYYY-MM-DD') };
  return lastMinute.day;
}

/**
 * Days of the query string are DD-MM-YYYY and real; undefined when not (docs/behaviour/programme.md#query-of-the-list).
 */
export function parseQueryDate(value: string): string | undefined {
  // Most lists have none: moment takes its time to find nothing.
  if (value === '') return undefined;
  const at = moment.utc(value, 'DD-MM-YYYY', true);
  return at.isValid() ? at.format('YYYY-MM-DD') : undefined;
}

/** The day that many days later, or earlier where `days` is negative; both YYYY-MM-DD. Since contracts 1.13. */
export function plusDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A week from today on, by name: the words of the page for its first two days. Since contracts 1.13. */
export const comingWeek = (
  first: string,
  lang: Language,
  words: { readonly today: string; readonly tomorrow: string },
): readonly { readonly day: string; readonly name: string }[] =>
  Array.from({ length: 7 }, (_, ahead) => {
    const day = plusDays(first, ahead);
    return { day, name: [words.today, words.tomorrow][ahead] ?? formatShortDay(day, lang) };
  });
