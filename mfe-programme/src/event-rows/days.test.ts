import * as dates from '@vestibule/contracts/dates';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { listItem, teaser } from '../testing/records';
import { appendDays } from '../events/append-days';
import { dayHead, groupByDay } from './days';
import { interleave } from '../events/teasers';
import { toTeaser } from '../events/to-teaser';

const at = (id: number, date_start: string) => listItem({ id, date_start });
const group = (...events: ReturnType<typeof at>[]) => groupByDay(events, fakeHost().host, dates);
const shape = (days: readonly { day: string; rows: readonly { id: number }[] }[]) =>
  days.map(({ day, rows }) => [day, rows.map(({ id }) => id)]);

const SAT_LATE = at(1, '2026-11-21T20:00:00+01:00');
const SAT_EARLY = at(2, '2026-11-21T11:00:00+01:00');
const SUN = at(3, '2026-11-22T10:00:00+01:00');

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

describe('teasers', () => {
  const entry = (id: number, position: string) => toTeaser(teaser({ id, position }), 'de', dates);
  const days = group(SAT_LATE, SAT_EARLY, at(9, '2026-11-24T10:00:00+01:00'));
  const order = (teasers: ReturnType<typeof entry>[], complete: boolean) =>
    interleave(days, teasers, complete).map(({ day, rows, teasers: own }) => [
      day,
      rows.length,
      own.map(({ id }) => id),
    ]);

  test('close their day, or stand alone between two days', () => {
    expect(order([entry(1, '2026-11-21'), entry(2, '2026-11-22')], false)).toEqual([
      ['2026-11-21', 2, [1]],
      ['2026-11-22', 0, [2]],
      ['2026-11-24', 1, []],
    ]);
  });

  test('outside of the days shown are not shown', () => {
    expect(order([entry(1, '2026-11-20'), entry(2, '2026-11-25')], true).flatMap(([, , own]) => own)).toEqual([]);
  });

  test('on the last day wait until the day is over', () => {
    expect(order([entry(1, '2026-11-24')], false).at(-1)).toEqual(['2026-11-24', 1, []]);
    expect(order([entry(1, '2026-11-24')], true).at(-1)).toEqual(['2026-11-24', 1, [1]]);
  });

  test('without a link lead home', () => {
    expect(toTeaser(teaser({ link: '' }), 'de', dates).url).toBe('/');
  });
});
