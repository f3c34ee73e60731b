import { eventTimes, TimeError, type GivenTimes } from './local-time';

const times = (given: Partial<GivenTimes>, weeks?: number) =>
  eventTimes({ date_start: '2026-11-25T19:30', ...given }, weeks);

describe('local time', () => {
  test('a time without offset is the event zone’s own', () => {
    expect(times({ duration_minutes: 90 })).toEqual({
      localStart: '2026-11-25T19:30',
      localEnd: '2026-11-25T21:00',
      allDay: false,
      timezone: 'Europe/Berlin',
      startsAt: '2026-11-25T18:30:00.000Z',
      endsAt: '2026-11-25T20:00:00.000Z',
      durationMinutes: 90,
    });
    expect(times({ timezone: 'America/New_York' }).startsAt).toBe('2026-11-26T00:30:00.000Z');
  });

  test('a time with offset is put on the zone’s clocks', () => {
    expect(times({ date_start: '2026-07-01T10:00Z' })).toMatchObject({
      localStart: '2026-07-01T12:00',
      startsAt: '2026-07-01T10:00:00.000Z',
    });
    expect(times({ date_start: '2026-07-01T10:00:30-04:00' }).localStart).toBe('2026-07-01T16:00');
  });

  test('a day is an all-day event that lasts as long as the day does there', () => {
    expect(times({ date_start: '2026-03-29' })).toMatchObject({
      allDay: true,
      startsAt: '2026-03-28T23:00:00.000Z',
      endsAt: '2026-03-29T22:00:00.000Z',
      localEnd: null,
    });
    expect(times({ date_start: '2026-10-17', date_end: '2026-10-25' })).toMatchObject({
      localEnd: '2026-10-25T00:00',
      endsAt: '2026-10-25T23:00:00.000Z',
    });
  });

  test('an hour that spring leaves out moves forward; one that autumn repeats is identified by its offset', () => {
    expect(times({ date_start: '2026-03-29T02:30' })).toMatchObject({
      localStart: '2026-03-29T03:30',
      startsAt: '2026-03-29T01:30:00.000Z',
    });
    expect(times({ date_start: '2026-10-25T02:30' }).startsAt).toBe('2026-10-25T00:30:00.000Z');
    expect(times({ date_start: '2026-10-25T02:30+01:00' })).toMatchObject({
      localStart: '2026-10-25T02:30',
      startsAt: '2026-10-25T01:30:00.000Z',
    });
  });

  test('a duration is real time, also across the change of clocks', () => {
    expect(times({ date_start: '2026-03-29T01:00', duration_minutes: 120 }).localEnd).toBe('2026-03-29T04:00');
  });

  test('weeks are moved on the wall clock, whatever the offset becomes', () => {
    expect(times({ date_start: '2026-10-20T19:30' }, 1)).toMatchObject({
      localStart: '2026-10-27T19:30',
      startsAt: '2026-10-27T18:30:00.000Z',
    });
    expect(times({ date_start: '2026-10-20T19:30+02:00' }, 1).localStart).toBe('2026-10-27T19:30');
  });

  test.each([
    [{ date_start: '2026-02-30T10:00' }, 'date_start'],
    [{ date_start: '25.11.2026' }, 'date_start'],
    [{ date_start: '2026-11-25T25:00' }, 'date_start'],
    [{ timezone: 'Berlin' }, 'timezone'],
    [{ date_end: '2026-11-25T19:00' }, 'date_end'],
    [{ date_end: '2026-11-26' }, 'date_end'],
    [{ date_end: '2026-11-25T21:00', duration_minutes: 60 }, 'date_end'],
  ])('%j is refused because of %s', (given, field) => {
    expect(() => times(given)).toThrow(TimeError);
    expect(() => times(given)).toThrow(expect.objectContaining({ field }) as Error);
  });
});
