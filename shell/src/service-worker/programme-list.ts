import { escapeHtml } from '@vestibule/contracts/escape-html';
import type { Language } from '@vestibule/contracts/languages';
import { EVENT_STATES, type WorkerConfig } from '@vestibule/contracts/offline/worker-config';
import { DATE_LOCALES } from './date-locales';

/** Fields of an event on the offline page; times as the API gives them, with the offset of the event's own zone. */
export interface KeptEvent {
  readonly title: string;
  readonly lang: Language;
  readonly date_start: string;
  readonly date_end: string | null;
  readonly all_day: boolean;
  readonly room: { readonly name: string } | null;
  readonly state: string;
}

const ZONE = 'Europe/Berlin';

/** A moment as people say it: "21. November 2026 um 13:05". */
export const momentText = (at: number, lang: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[lang], { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE }).format(at);

/**
 * The events that are not over yet, in their order, by day, as HTML; empty when there are none. Today comes first and
 * is named so.
 */
export function programmeHtml(
  events: readonly KeptEvent[],
  lang: Language,
  now: number,
  states: WorkerConfig['states'][Language],
): string {
  const today = dayOf(now);
  const coming = events
    .filter(({ date_start, date_end, all_day }) =>
      all_day || date_end === null ? (date_end ?? date_start).slice(0, 10) >= today : Date.parse(date_end) > now,
    )
    .sort((a, b) => a.date_start.localeCompare(b.date_start))
    // An event that has begun before and goes on is listed today.
    .map((event) => ({ event, day: event.date_start.slice(0, 10) < today ? today : event.date_start.slice(0, 10) }));
  return [...new Set(coming.map(({ day }) => day))]
    .map((day) => {
      const own = coming.filter((one) => one.day === day).map(({ event }) => eventHtml(event, lang, states, day));
      return `<h3>${escapeHtml(dayText(day, day === today, lang))}</h3><ul>${own.join('')}</ul>`;
    })
    .join('');
}

function eventHtml(
  { title, lang: written, date_start, all_day, room, state: key }: KeptEvent,
  lang: Language,
  states: WorkerConfig['states'][Language],
  day: string,
): string {
  const time = all_day || !date_start.startsWith(day) ? '' : date_start.slice(11, 16);
  const state = EVENT_STATES.find((name) => name === key);
  const details = [room?.name ?? '', state ? states[state] : '']
    .filter((text) => text !== '')
    .map((text) => `<span>${escapeHtml(text)}</span>`);
  const foreign = written === lang ? '' : ` lang="${written}"`;
  return `<li><time datetime="${escapeHtml(time ? date_start : date_start.slice(0, 10))}">${time}</time><div><b${foreign}>${escapeHtml(title)}</b>${details.join('')}</div></li>`;
}

/** "Heute, Samstag, 21. November", or the day alone. */
function dayText(day: string, isToday: boolean, lang: Language): string {
  const name = new Intl.DateTimeFormat(DATE_LOCALES[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
  const whole = isToday
    ? `${new Intl.RelativeTimeFormat(DATE_LOCALES[lang], { numeric: 'auto' }).format(0, 'day')}, ${name}`
    : name;
  return whole.charAt(0).toLocaleUpperCase(DATE_LOCALES[lang]) + whole.slice(1);
}

/** YYYY-MM-DD in the site's own zone. */
const dayOf = (at: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(at);
