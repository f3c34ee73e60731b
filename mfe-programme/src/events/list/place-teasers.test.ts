import * as dates from '@vestibule/contracts/dates';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { groupByDay } from '../../event-rows/days';
import { listItem, teaser } from '../../testing/records';
import { toTeaser } from '../to-teaser';
import { placeTeasers } from './place-teasers';

const at = (id: number, date_start: string) => listItem({ id, date_start });
const entry = (id: number, position: string) => toTeaser(teaser({ id, position }), 'de', dates);
const days = groupByDay(
  [at(1, '2026-11-21T20:00:00+01:00'), at(2, '2026-11-21T11:00:00+01:00'), at(9, '2026-11-24T10:00:00+01:00')],
  fakeHost().host,
  dates,
);

describe('teasers outside of the days with events', () => {
  const ALL = ['2026-11-18', '2026-11-20', '2026-11-22', '2026-11-26', '2026-12-30'].map((day, at) => entry(at, day));
  const placed = (request: Parameters<typeof placeTeasers>[2], complete = true) =>
    placeTeasers(days, ALL, request, complete).map(({ id, head }) => [id, head.day, head.label]);
  const FIRST = ['2026-11-21', 'Samstag, 21. Nov. 2026'];
  const OWN = ['2026-11-22', 'Sonntag, 22. Nov. 2026'];
  const LAST = ['2026-11-24', 'Dienstag, 24. Nov. 2026'];

  test('stand on the nearest day, unless they are before the first day of the request', () => {
    expect(placed({ from: '2026-11-19', until: null, page: 1 })).toEqual([
      [1, ...FIRST],
      [2, ...OWN],
      [3, ...LAST],
      [4, ...LAST],
    ]);
  });

  test('are not shown beyond the last day of the request', () => {
    expect(placed({ from: '2026-11-21', until: '2026-11-26', page: 1 })).toEqual([
      [2, ...OWN],
      [3, ...LAST],
    ]);
  });

  test('wait for the last page', () => {
    expect(placed({ from: '2026-11-21', until: null, page: 1 }, false)).toEqual([[2, ...OWN]]);
  });

  test('of a further page are those that waited, and none moves to its first day', () => {
    expect(placed({ from: '2026-11-19', until: null, page: 2 })).toEqual([
      [0, '2026-11-18', 'Mittwoch, 18. Nov. 2026'],
      [1, '2026-11-20', 'Freitag, 20. Nov. 2026'],
      [2, ...OWN],
      [3, ...LAST],
      [4, ...LAST],
    ]);
  });

  test('are not shown without a day', () => {
    expect(placeTeasers([], ALL, { from: '2026-11-01', until: null, page: 1 }, true)).toEqual([]);
  });
});
