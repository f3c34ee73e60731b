import moment from 'moment-timezone';
import 'moment/locale/cs';
import 'moment/locale/de';
import { SITE_TIME_ZONE } from './constants';
import type { Language } from './languages';

/** Formats are day, short month, year; German times end in "Uhr" (spec/000 §9). Loaded only where dates are formatted. */
const LOCALES: Record<Language, string> = { de: 'de', en: 'en', cs: 'cs' };
const TIME: Record<Language, string> = { de: 'HH:mm [Uhr]', en: 'HH:mm', cs: 'H:mm' };

/** Wall-clock time of the event's own zone: `value` is ISO 8601 with offset, `YYYY-MM-DD` a whole day. */
const wallClock = (value: string, lang: Language) => moment.parseZone(value).locale(LOCALES[lang]);

/** `19:30 Uhr`, `19:30`, `19:30`. */
export function formatTime(value: string, lang: Language): string {
  return wallClock(value, lang).format(TIME[lang]);
}

/** `21. Nov. 2026`, `21 Nov 2026`, `21. lis 2026`. */
export function formatDate(value: string, lang: Language): string {
  return wallClock(value, lang).format(lang === 'en' ? 'D MMM YYYY' : 'D. MMM YYYY');
}

/** An instant (ISO 8601, UTC) as Berlin's clocks showed it: `21. Nov. 2026, 14:03 Uhr`. */
export function formatInstant(value: string, lang: Language): string {
  return moment
    .tz(value, SITE_TIME_ZONE)
    .locale(LOCALES[lang])
    .format(`${lang === 'en' ? 'D' : 'D.'} MMM YYYY, ${TIME[lang]}`);
}

/** The same with seconds and without the day, for what happens now: `14:03:22 Uhr`. */
export function formatClock(value: string, lang: Language): string {
  return moment.tz(value, SITE_TIME_ZONE).locale(LOCALES[lang]).format(TIME[lang].replace('mm', 'mm:ss'));
}

/** Parts of a day heading: weekday long and short, day number, month name. */
export function dayParts(value: string, lang: Language): { weekday: string; short: string; day: string; month: string; year: string } {
  const at = wallClock(value, lang);
  return { weekday: at.format('dddd'), short: at.format('dd'), day: at.format('D'), month: at.format('MMMM'), year: at.format('YYYY') };
}

/** The event's own calendar day, YYYY-MM-DD. */
export function dayOf(value: string): string {
  return value.slice(0, 10);
}

/** Today in Berlin, YYYY-MM-DD. */
export function today(now: number = Date.now()): string {
  return moment.tz(now, SITE_TIME_ZONE).format('YYYY-MM-DD');
}

/** Minutes since midnight in Berlin. */
export function minutesOfDay(now: number = Date.now()): number {
  const at = moment.tz(now, SITE_TIME_ZONE);
  return at.hours() * 60 + at.minutes();
}

/** Days of the query string are DD-MM-YYYY and real; undefined when not (spec/000 §5). */
export function parseQueryDate(value: string): string | undefined {
  const at = moment.utc(value, 'DD-MM-YYYY', true);
  return at.isValid() ? at.format('YYYY-MM-DD') : undefined;
}
