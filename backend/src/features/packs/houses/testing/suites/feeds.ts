import { LANGUAGES, type ArticleCategory, type ArticleTag } from '@vestibule/contracts';
import ICAL from 'ical.js';
import { events } from '../../../../../engines/records/tables';
import { feedProblems } from '../../../../../testing/feed-problems';
import type { Houses } from '../houses';

const ORIGIN = 'https://www.example.org';
/** Octets of a line of a calendar without its end (RFC 5545, 3.1). */
const LINE = 75;
const ALL = 'date=01-01-2000';

/** Feeds and calendars of everything, as strict readers take them. */
export function feedsSuite(houses: Houses): void {
  const read = async (path: string) => (await houses.site.visitor().get(path, { host: 'www.example.org' })).body;
  const entriesOf = (calendar: string) =>
    new ICAL.Component(ICAL.parse(calendar) as string[]).getAllSubcomponents('vevent');
  const uidsOf = (calendar: string) => entriesOf(calendar).map((entry) => String(entry.getFirstPropertyValue('uid')));

  function calendarProblems(calendar: string): string[] {
    const lines = calendar.split('\r\n');
    const isInstant = (value: unknown) =>
      value instanceof ICAL.Time && value.isDate === false && value.zone === ICAL.Timezone.utcTimezone;
    const isDay = (value: unknown) => value instanceof ICAL.Time && value.isDate;
    return [
      ...lines.filter((line) => Buffer.byteLength(line) > LINE).map((line) => `too long: ${line}`),
      ...lines.filter((line) => /[\n\r]/.test(line)).map((line) => `an end that is not CRLF: ${line}`),
      ...entriesOf(calendar).flatMap((entry) => {
        const [stamp, start, end] = ['dtstamp', 'dtstart', 'dtend'].map((name) => entry.getFirstPropertyValue(name));
        const fits =
          (end === null || (isDay(start) && isDay(end)) || (isInstant(start) && isInstant(end))) &&
          (isDay(start) || isInstant(start));
        const later = !(start instanceof ICAL.Time && end instanceof ICAL.Time) || end.compare(start) >= 0;
        const known = ['uid', 'summary'].every((name) => String(entry.getFirstPropertyValue(name) ?? '') !== '');
        return isInstant(stamp) && fits && later && known
          ? []
          : [`DTSTAMP, DTSTART, DTEND, UID or SUMMARY: ${entry.toString()}`];
      }),
    ];
  }

  test('the calendar of all events is valid in every language, and names each event once', async () => {
    const count = (await houses.site.db.select({ id: events.id }).from(events)).length;
    for (const lang of LANGUAGES) {
      const calendar = await read(`/${lang}/api/events/feed.ics?${ALL}`);
      expect(calendarProblems(calendar)).toEqual([]);
      expect([lang, new Set(uidsOf(calendar)).size]).toEqual([lang, count]);
    }
  });

  test('the calendar of one event is valid too, and has the name that it has among all', async () => {
    const named = new Set(uidsOf(await read(`/de/api/events/feed.ics?${ALL}`)));
    const rows = await houses.site.db.select({ id: events.id }).from(events);
    for (const [index, { id }] of rows.filter((_, place) => place % 8 === 0).entries()) {
      const calendar = await read(`/${LANGUAGES[index % LANGUAGES.length]}/api/events/${id}/event.ics`);
      expect(calendarProblems(calendar)).toEqual([]);
      expect(uidsOf(calendar).filter((uid) => named.has(uid))).toHaveLength(1);
    }
  });

  test('a second import changes no name', async () => {
    const before = uidsOf(await read(`/de/api/events/feed.ics?${ALL}`));
    await houses.load('republica13');
    await houses.load('demo');
    expect(uidsOf(await read(`/de/api/events/feed.ics?${ALL}`))).toEqual(before);
  });

  test('the magazine is a valid feed in every language, of every category and tag', async () => {
    for (const lang of LANGUAGES) {
      const categories = JSON.parse(await read(`/${lang}/api/article-categories/`)) as ArticleCategory[];
      const tags = JSON.parse(await read(`/${lang}/api/article-tags/`)) as ArticleTag[];
      const queries = ['', ...categories.map(({ id }) => `?category=${id}`), ...tags.map(({ id }) => `?tag=${id}`)];
      expect(queries.length).toBeGreaterThan(10);
      for (const query of queries)
        for (const format of ['rss', 'atom']) {
          const path = `/${lang}/api/articles/feed.${format}${query}`;
          expect([path, feedProblems(await read(path), ORIGIN + path)]).toEqual([path, []]);
        }
    }
  });
}
