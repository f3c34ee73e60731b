import { SITE_TIME_ZONE, type Language } from '@vestibule/contracts';
import moment from 'moment-timezone';
import { translator } from '../../platform/texts/translate';
import { fold } from './fold-query';
import { ownStemmer } from './own-stemmers';

/** Days of the site, as instants in ISO 8601: from the first one's beginning to before `until`. */
export interface SearchedDays {
  readonly from: string;
  readonly until: string;
}

/** Days that a text names. */
export interface NamedDays {
  readonly days: SearchedDays;
  /** The text without them. */
  readonly rest: string;
  /** Whether they are named in words alone, which pages may say, too. */
  readonly isInWords: boolean;
}

/** A day without a year may be this many days past; else it is that of the next year. */
const RECENT_DAYS = 30;
const WEEKEND_DAYS = 2;
const SATURDAY = 6;
/** Shorter words beside days say nothing: am, on, v. */
const SHORTEST_REST = 3;

type Day = moment.Moment;
interface Match {
  readonly text: string;
  readonly from: Day;
  readonly unit: 'day' | 'month';
  readonly count?: number;
}

/**
 * Days that a typed text names, in figures or in words of the language (docs/behaviour/programme.md#days-in-searches);
 * undefined where it names none.
 */
export function readDays(typed: string, lang: Language, now: number): NamedDays | undefined {
  const text = fold(typed);
  const today = moment.tz(now, SITE_TIME_ZONE).startOf('day');
  const match =
    inFigures(text, today) ?? withMonth(text, lang, today) ?? relative(text, lang, today) ?? weekday(text, lang, today);
  if (match === undefined) return undefined;
  const { from, unit, count = 1 } = match;
  const rest = text
    .replace(match.text, ' ')
    .split(/\s+/)
    .filter((word) => word.length >= SHORTEST_REST)
    .join(' ');
  return {
    days: { from: from.toISOString(), until: from.clone().add(count, unit).toISOString() },
    rest,
    isInWords: !/\d/.test(match.text),
  };
}

/** `2026-11-28`, `28.11.2026`, `28. 11.`, `28/11`. */
function inFigures(text: string, today: Day): Match | undefined {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (iso) return dayOf(iso[0], today, iso[3], iso[2], iso[1]);
  const short = /(?<!\d)(\d{1,2})(?:\. ?|\/)(\d{1,2})(?!\d)(?:(?:\. ?|\/)(\d{4}|\d{2})?(?!\d))?/.exec(text);
  return short ? dayOf(short[0], today, short[1], short[2], short[3]) : undefined;
}

/** `28. November 2026`, `28th of November`, `November 28`, `listopad`, `November 2026`. */
function withMonth(text: string, lang: Language, today: Day): Match | undefined {
  const months = monthsOf(lang);
  const month = `(${[...months.keys()].join('|')})(?!\\p{L})`;
  const before = new RegExp(
    String.raw`(?<!\d)(\d{1,2})(?:\.|\p{L}{2})?\s*(?:\p{L}{1,2}\s+)?${month}(?:\s+(\d{4}))?`,
    'u',
  );
  const first = before.exec(text);
  if (first) return dayOf(first[0], today, first[1], months.get(first[2] ?? ''), first[3]);
  const after = new RegExp(String.raw`(?<!\p{L})${month}\s+(\d{1,2})(?!\d)(?:\p{L}{2})?(?:,?\s*(\d{4}))?`, 'u').exec(
    text,
  );
  if (after) return dayOf(after[0], today, after[2], months.get(after[1] ?? ''), after[3]);
  const alone = new RegExp(String.raw`(?<!\p{L})${month}(?:\s+(\d{4}))?`, 'u').exec(text);
  const match = alone
    ? dayOf(alone[0], today.clone().startOf('month'), 1, months.get(alone[1] ?? ''), alone[2])
    : undefined;
  return match && { ...match, unit: 'month' };
}

/** `heute`, `tomorrow`, `o víkendu`: texts of the language, several separated by commas. */
function relative(text: string, lang: Language, today: Day): Match | undefined {
  const saturday = today.clone().isoWeekday(SATURDAY);
  const meanings = {
    today: { from: today, count: 1 },
    tomorrow: { from: today.clone().add(1, 'day'), count: 1 },
    dayAfterTomorrow: { from: today.clone().add(2, 'day'), count: 1 },
    weekend: { from: saturday, count: WEEKEND_DAYS },
  } as const;
  // Longer phrases first: "the day after tomorrow" is not tomorrow.
  for (const name of ['dayAfterTomorrow', 'tomorrow', 'weekend', 'today'] as const)
    for (const phrase of translator(lang)(`search.days.${name}`).split(',')) {
      const found = new RegExp(String.raw`(?<!\p{L})${fold(phrase).trim()}(?!\p{L})`, 'u').exec(text);
      if (found) return { text: found[0], unit: 'day', ...meanings[name] };
    }
  return undefined;
}

/** The next such day, which may be today. */
function weekday(text: string, lang: Language, today: Day): Match | undefined {
  const stem = ownStemmer(lang) ?? ((word: string) => word);
  for (const [word] of text.matchAll(/\p{L}+/gu))
    for (let ahead = 0; ahead < 7; ahead += 1) {
      const from = today.clone().add(ahead, 'day');
      const name = fold(from.toDate().toLocaleDateString(lang, { weekday: 'long', timeZone: SITE_TIME_ZONE }));
      if (word === name || word === `${name}s` || stem(word) === stem(name)) return { text: word, from, unit: 'day' };
    }
  return undefined;
}

/** Numbers of the months, from 1, by their folded names: alone, in a date, and shortened. */
function monthsOf(lang: Language): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (let month = 1; month <= 12; month += 1) {
    const day = new Date(Date.UTC(2026, month - 1, 15));
    const inDate = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(day);
    for (const name of [
      day.toLocaleDateString(lang, { month: 'long', timeZone: 'UTC' }),
      inDate.find(({ type }) => type === 'month')?.value ?? '',
      day.toLocaleDateString(lang, { month: 'short', timeZone: 'UTC' }),
    ])
      if (/^\p{L}{3,}$/u.test(name)) names.set(fold(name), month);
  }
  return new Map([...names].sort(([one], [other]) => other.length - one.length));
}

/** A day of this year, or of the next where it is long past; undefined where there is no such day. */
function dayOf(
  text: string,
  today: Day,
  date: string | number | undefined,
  month: string | number | undefined,
  year?: string,
): Match | undefined {
  const given = year === undefined ? today.year() : year.length === 2 ? 2000 + Number(year) : Number(year);
  const inYear = (one: number) => moment.tz([one, Number(month) - 1, Number(date)], SITE_TIME_ZONE);
  const day = inYear(given);
  if (!day.isValid()) return undefined;
  const isPast = year === undefined && day.isBefore(today.clone().subtract(RECENT_DAYS, 'days'));
  return { text, from: isPast ? inYear(given + 1) : day, unit: 'day' };
}
