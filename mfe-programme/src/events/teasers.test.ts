import * as dates from '@vestibule/contracts/dates';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { groupByDay } from '../event-rows/days';
import { listItem, teaser } from '../testing/records';
import { interleave, type TeaserEntry } from './teasers';
import { toTeaser } from './to-teaser';

const at = (id: number, date_start: string) => listItem({ id, date_start });
const entry = (id: number, position: string) => toTeaser(teaser({ id, position }), 'de', dates);
const days = groupByDay(
  [at(1, '2026-11-21T20:00:00+01:00'), at(2, '2026-11-21T11:00:00+01:00'), at(9, '2026-11-24T10:00:00+01:00')],
  fakeHost().host,
  dates,
);

describe('teasers among days', () => {
  const order = (teasers: readonly TeaserEntry[], complete: boolean) =>
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

  test('on the last day wait until the day is over', () => {
    expect(order([entry(1, '2026-11-24')], false).at(-1)).toEqual(['2026-11-24', 1, []]);
    expect(order([entry(1, '2026-11-24')], true).at(-1)).toEqual(['2026-11-24', 1, [1]]);
  });

  test('without a link lead home', () => {
    expect(toTeaser(teaser({ link: '' }), 'de', dates).url).toBe('/');
  });
});
