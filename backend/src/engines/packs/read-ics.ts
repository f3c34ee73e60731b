import { readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@vestibule/contracts/languages';
import { escapeText } from 'entities';
import ICAL from 'ical.js';
import moment from 'moment-timezone';
import type { PackRow } from './row';
import { damagedField, damagedLine, decode, notUtf8 } from './utf8';

/** Dates of one repeating event that are taken: a calendar may repeat for ever, a programme does not. */
const MOST_DATES = 500;

/** Reads the events of a calendar (RFC 5545) as records of the format; a repeating event becomes one record a date. */
export async function* readIcs(file: string): AsyncGenerator<PackRow> {
  const bytes = await readFile(file);
  const { text, isSound } = decode(bytes);
  const lines = [...text.matchAll(/^BEGIN:VEVENT\s*$/gim)].map(({ index }) => text.slice(0, index).split('\n').length);
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text) as string[]);
  } catch (error) {
    yield { line: 1, error: `is not a calendar: ${error instanceof Error ? error.message : String(error)}` };
    if (!isSound) yield { line: damagedLine(bytes), error: notUtf8(undefined).message };
    return;
  }
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component, index) => ({ event: new ICAL.Event(component), line: lines[index] ?? 1 }));
  const exceptions = events.filter(({ event }) => event.isRecurrenceException());
  let isNamed = isSound;
  for (const { event, line } of events) {
    if (event.isRecurrenceException()) continue;
    for (const exception of exceptions) if (exception.event.uid === event.uid) event.relateException(exception.event);
    try {
      for (const value of recordsOf(event)) {
        const isDamaged = !isSound && damagedField(value) !== undefined;
        if (isDamaged) yield { line, field: notUtf8(value).field, error: notUtf8(value).message };
        else yield { line, value };
        isNamed ||= isDamaged;
      }
    } catch (error) {
      yield { line, error: error instanceof Error ? error.message : String(error) };
    }
  }
  if (!isNamed) yield { line: damagedLine(bytes), error: notUtf8(undefined).message };
}

function* recordsOf(event: ICAL.Event): Generator<object> {
  if (!event.isRecurring()) {
    yield toRecord(event, event.uid, event.startDate, event.endDate);
    return;
  }
  const dates = event.iterator();
  for (let count = 0; count < MOST_DATES; count += 1) {
    const date = dates.next() as ICAL.Time | null;
    if (!date) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(date);
    yield toRecord(item, `${event.uid}#${date.toICALString()}`, startDate, endDate);
  }
}

function toRecord(
  { component, description, location, summary }: ICAL.Event,
  key: string,
  start: ICAL.Time,
  end: ICAL.Time,
): object {
  const duration = component.getFirstPropertyValue('duration');
  const lang = languageOf(component);
  const zone = zoneOf(component, 'dtstart');
  const { local, timezone } = wallClock(start, zone);
  const url: unknown = component.getFirstPropertyValue('url');
  return {
    key,
    title: { [lang]: summary },
    ...(description && { text: { [lang]: paragraphs(description) } }),
    date_start: local,
    ...(duration instanceof ICAL.Duration && !start.isDate && { duration_minutes: duration.toSeconds() / 60 }),
    ...((component.hasProperty('dtend') || start.isDate) &&
      end.compare(start) > 0 && { date_end: endOf(component, end, zone) }),
    ...(timezone && { timezone }),
    ...(location && { room: location }),
    ...(typeof url === 'string' && /^https?:/.test(url) && { ticket_url: url }),
    tags: component.getAllProperties('categories').flatMap((property) => property.getValues().map(String)),
    status: component.getFirstPropertyValue('status') === 'CANCELLED' ? 'cancelled' : 'scheduled',
  };
}

/** The language that the title says it is in, if it is one of the site's. */
function languageOf(component: ICAL.Component): string {
  const said = String(component.getFirstProperty('summary')?.getFirstParameter('language') ?? '').slice(0, 2);
  return LANGUAGES.find((language) => language === said.toLowerCase()) ?? DEFAULT_LANGUAGE;
}

/** The zone that a time names; not every file defines its zones, as readers have the world's. */
const zoneOf = (component: ICAL.Component, name: 'dtstart' | 'dtend'): string =>
  String(component.getFirstProperty(name)?.getFirstParameter('tzid') ?? '');

/**
 * The time as its own zone's clocks show it. A zone that only the file knows becomes an instant; a time without a zone
 * is in the site's.
 */
function wallClock(time: ICAL.Time, tzid: string): { local: string; timezone?: string } {
  if (time.isDate) return { local: time.toString() };
  if (time.zone?.tzid === 'UTC') return { local: time.toJSDate().toISOString() };
  const local = time.toString().slice(0, 16);
  if (tzid === '') return { local };
  if (moment.tz.zone(tzid)) return { local, timezone: tzid };
  if (!ICAL.TimezoneService.has(tzid)) throw new Error(`unknown time zone ${tzid}`);
  return { local: time.toJSDate().toISOString() };
}

/** The end, on the clocks of the start; the end of whole days is the day after the last one. */
function endOf(component: ICAL.Component, end: ICAL.Time, startZone: string): string {
  if (end.isDate) {
    const last = end.clone();
    last.adjust(-1, 0, 0, 0);
    return last.toString();
  }
  const { local, timezone } = wallClock(end, zoneOf(component, 'dtend'));
  return timezone === undefined || timezone === startZone ? local : moment.tz(local, timezone).toISOString();
}

const paragraphs = (text: string): string =>
  escapeText(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
