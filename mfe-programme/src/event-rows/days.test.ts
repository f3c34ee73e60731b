import * as dates from '@vestibule/contracts/dates';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { listItem } from '../testing/records';
import { appendDays } from '../events/append-days';
import { dayHead, groupByDay } from './days';

const at = (id: number, date_start: string) => listItem({ id, date_start });
const group = (...events: ReturnType<typeof at>[]) => groupByDay(events, fakeHost().host, dates);
const shape = (days: readonly { day: string; rows: readonly { id: number }[] }[]) =>
  days.map(({ day, rows }) => [day, rows.map(({ id }) => id)]);

const SAT_LATE = at(1, '2026-11-21T20:00:00+01:00');
const SAT_EARLY = at(2, '2026-11-21T11:00:00+01:00');
const SUN = at(3, '2026-11-22T10:00:00+01:00');

describe('days', () => {
  test('the day heading is short for the eye and whole for the ear', () => {
    expect(dayHead('2026-11-21T20:00:00+01:00', 'de', dates)).toEqual({
      day: '2026-11-21',
      short: 'Sa',
      number: '21',
      month: 'Nov',
      label: 'Samstag, 21. Nov. 2026',
    });
    expect(dayHead('2026-06-01', 'cs', dates)).toMatchObject({ number: '1.', month: '6.' });
    expect(dayHead('2026-03-01', 'en', dates)).toMatchObject({ short: 'Sun', month: 'Mar' });
  });

  test('events of a day are grouped; a group of more than one is reversed', () => {
    expect(shape(group(SAT_LATE, SAT_EARLY, SUN))).toEqual([
      ['2026-11-21', [2, 1]],
      ['2026-11-22', [3]],
    ]);
  });

  test('an event that began before the list is in its first day, after those that begin on it', () => {
    const running = listItem({ id: 7, date_start: '2026-10-01T10:00:00+01:00', list_day: '2026-11-21' });
    expect(shape(group(running, SAT_LATE, SAT_EARLY, SUN))).toEqual([
      ['2026-11-21', [2, 1, 7]],
      ['2026-11-22', [3]],
    ]);
  });

  test('a further page continues the last day below the shown ones', () => {
    const more = group(
      at(5, '2026-11-22T21:00:00+01:00'),
      at(4, '2026-11-22T15:00:00+01:00'),
      at(6, '2026-11-23T10:00:00+01:00'),
    );
    expect(shape(appendDays(group(SAT_LATE, SAT_EARLY, SUN), more))).toEqual([
      ['2026-11-21', [2, 1]],
      ['2026-11-22', [3, 4, 5]],
      ['2026-11-23', [6]],
    ]);
  });

  test('an event that slid to the next page is not shown twice', () => {
    expect(shape(appendDays(group(SUN), group(SUN, at(4, '2026-11-23T10:00:00+01:00'))))).toEqual([
      ['2026-11-22', [3]],
      ['2026-11-23', [4]],
    ]);
  });
});
