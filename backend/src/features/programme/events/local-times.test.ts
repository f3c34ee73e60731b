import type { EventDetail, EventsPage } from '@vestibule/contracts';
import ICAL from 'ical.js';
import { addEvent } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('local times', () => {
  beforeAll(async () => {
    site = await createTestApp();
    site.setNow(Date.parse('2026-03-01T12:00:00+01:00'));
  });
  afterAll(() => site.close());

  const get = async (path: string) => site.visitor().get(path, { host: 'www.example.org' });

  const BERLIN = 'Europe/Berlin';
  const NEW_YORK = 'America/New_York';

  /** Around the nights in which clocks change: the time in the pack, the time on pages, and the instant. */
  test.each([
    [BERLIN, '2026-03-28T23:59', '2026-03-28T23:59:00+01:00'],
    [BERLIN, '2026-03-29T00:00', '2026-03-29T00:00:00+01:00'],
    [BERLIN, '2026-03-29T01:59', '2026-03-29T01:59:00+01:00'],
    // Left out by the clocks: moves forward.
    [BERLIN, '2026-03-29T02:00', '2026-03-29T03:00:00+02:00'],
    [BERLIN, '2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
    [BERLIN, '2026-03-29T03:00', '2026-03-29T03:00:00+02:00'],
    [BERLIN, '2026-03-29T23:30', '2026-03-29T23:30:00+02:00'],
    [BERLIN, '2026-10-25T00:30', '2026-10-25T00:30:00+02:00'],
    [BERLIN, '2026-10-25T01:59', '2026-10-25T01:59:00+02:00'],
    // Told twice by the clocks: the first time is meant, unless an offset says otherwise.
    [BERLIN, '2026-10-25T02:00', '2026-10-25T02:00:00+02:00'],
    [BERLIN, '2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
    [BERLIN, '2026-10-25T02:30+01:00', '2026-10-25T02:30:00+01:00'],
    [BERLIN, '2026-10-25T02:59+02:00', '2026-10-25T02:59:00+02:00'],
    [BERLIN, '2026-10-25T03:00', '2026-10-25T03:00:00+01:00'],
    [NEW_YORK, '2026-03-08T01:59', '2026-03-08T01:59:00-05:00'],
    [NEW_YORK, '2026-03-08T02:30', '2026-03-08T03:30:00-04:00'],
    [NEW_YORK, '2026-03-08T03:00', '2026-03-08T03:00:00-04:00'],
    [NEW_YORK, '2026-11-01T01:30', '2026-11-01T01:30:00-04:00'],
    [NEW_YORK, '2026-11-01T01:30-05:00', '2026-11-01T01:30:00-05:00'],
    [NEW_YORK, '2026-11-01T19:30', '2026-11-01T19:30:00-05:00'],
  ])('%s %s is %s in the list, on its page, in calendars', async (timezone, date_start, expected) => {
    const id = await addEvent(site.db, { title: { de: date_start }, date_start, timezone, duration_minutes: 90 });
    const day = expected.slice(0, 10);
    const asked = day.split('-').reverse().join('-');
    const { results } = (await get(`/de/api/events/?date=${asked}&page_size=50`)).json<EventsPage>();
    const detail = (await get(`/de/api/events/${id}/`)).json<EventDetail>();
    expect([results.find((event) => event.id === id)?.date_start, detail.date_start, detail.timezone]).toEqual([
      expected,
      expected,
      timezone,
    ]);
    expect(Date.parse(detail.date_end ?? '') - Date.parse(expected)).toBe(90 * 60_000);
    expect((await get(`/de/api/calendar/?date=${asked}`)).json<string[]>()).toContain(day);
    const [entry] = new ICAL.Component(ICAL.parse((await get(`/de/api/events/${id}/event.ics`)).body) as string[])
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    const instants = [entry?.startDate, entry?.endDate].map((time) => time?.toJSDate().getTime());
    expect(instants).toEqual([Date.parse(expected), Date.parse(expected) + 90 * 60_000]);
  });
});
