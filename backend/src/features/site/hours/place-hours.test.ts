import { plusDays } from '@vestibule/contracts/dates';
import fc from 'fast-check';
import { daysOfYear, isInSeason, weekdayOf } from './calendar-days';
import { exceptionsFrom, hoursOn, lateOn, nextOpening, readPlaceHours, spansFrom } from './place-hours';

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const week = (time_from: string, time_to: string, more: object = {}) => ({
  weekdays: DAILY,
  time_from,
  time_to,
  ...more,
});
const place = (weekly: readonly object[], exceptions: readonly object[] = [], own: readonly object[] = []) =>
  readPlaceHours({ opening_hours: weekly, opening_hours_exceptions: exceptions }, '', { own: own as never });
const times = (entries: readonly { time_from: string; time_to: string }[]) =>
  entries.map(({ time_from, time_to }) => `${time_from}-${time_to}`);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('hours of a place', () => {
  const WINTER = week('10:00', '16:00', { valid_from: '--11-01', valid_to: '--03-31' });

  test('a season over New Year replaces the hours of the rest of the year', () => {
    const hours = place([week('10:00', '18:00'), WINTER]);
    const on = ['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01', '2027-03-31', '2027-04-01'];
    expect(on.map((date) => times(hoursOn(hours, date))[0])).toEqual([
      '10:00-18:00',
      '10:00-16:00',
      '10:00-16:00',
      '10:00-16:00',
      '10:00-16:00',
      '10:00-18:00',
    ]);
    expect(spansFrom(hours, '2026-11-28').map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-28', '2027-03-31'],
      ['2027-04-01', '2027-10-31'],
      ['2027-11-01', '2027-11-27'],
    ]);
  });

  test('a season of one year may have no end', () => {
    const hours = place([week('10:00', '18:00'), week('09:00', '17:00', { valid_from: '2027-05-01' })]);
    expect(['2027-04-30', '2027-05-01', '2031-01-01'].map((date) => times(hoursOn(hours, date))[0])).toEqual([
      '10:00-18:00',
      '09:00-17:00',
      '09:00-17:00',
    ]);
  });

  test('a place that opens in its season only is closed in between', () => {
    const hours = place([week('10:00', '18:00', { valid_from: '--05-01', valid_to: '--09-30' })]);
    expect(hoursOn(hours, '2026-11-28')).toEqual([]);
    expect(nextOpening(hours, '2026-11-28')).toEqual({ date: '2027-05-01', time_from: '10:00' });
  });

  test('exceptions go before seasons, those of an exhibition before those of its venue', () => {
    const venue = [
      { date: '2026-12-24', closed: true },
      { date: '--12-24', time_from: '10:00', time_to: '12:00' },
      { date: '2026-12-26', time_from: '11:00', time_to: '15:00' },
    ];
    expect(times(hoursOn(place([WINTER], venue), '2027-12-24'))).toEqual(['10:00-12:00']);
    expect(hoursOn(place([WINTER], venue), '2026-12-24')).toMatchObject([{ closed: true }]);
    const exhibition = place([WINTER], venue, [{ date: '--12-26', closed: true }]);
    expect(hoursOn(exhibition, '2026-12-26')).toMatchObject([{ closed: true }]);
    expect(hoursOn(exhibition, '2026-12-24')).toMatchObject([{ closed: true }]);
    expect(exceptionsFrom(exhibition, '2026-12-01').map(({ day: date }) => date)).toEqual(['2026-12-24', '2026-12-26']);
  });

  test('a night that ends after midnight is late on the next day, over a month, a year and a change of clocks', () => {
    const hours = place([week('20:00', '03:30')], [{ date: '2027-03-27', time_from: '22:00', time_to: '04:00' }]);
    expect(times(lateOn(hours, '2027-01-01'))).toEqual(['20:00-03:30']);
    expect(times(lateOn(hours, '2027-03-28'))).toEqual(['22:00-04:00']);
    expect(times(lateOn(hours, '2027-03-29'))).toEqual(['20:00-03:30']);
    expect(lateOn(place([week('10:00', '23:59')]), '2027-01-01')).toEqual([]);
  });

  test('the next day on which it opens is not a closed one, and there may be none within a year', () => {
    const weekly = { weekdays: [2, 3], time_from: '14:00', time_to: '18:00' };
    const hours = place(
      [weekly, { ...weekly, time_from: '10:00', time_to: '12:00' }],
      [{ date: '2026-12-01', closed: true }],
    );
    expect(nextOpening(hours, '2026-11-28')).toEqual({ date: '2026-12-02', time_from: '10:00' });
    expect(nextOpening(place([]), '2026-11-28')).toBeNull();
  });

  describe('on public holidays', () => {
    const weekly = [
      { weekdays: [2, 3, 4, 5], time_from: '10:00', time_to: '18:00' },
      { weekdays: [7], time_from: '11:00', time_to: '17:00' },
    ];
    const GOOD_FRIDAY = '2027-03-26';
    const holidayOn = (date: string) =>
      date === GOOD_FRIDAY ? { de: 'Karfreitag' } : date === '2027-03-29' ? { de: 'Ostermontag' } : undefined;
    const withRule = (rule?: object, exceptions: readonly object[] = []) =>
      readPlaceHours(
        {
          opening_hours: weekly.map((entry) => ({ ...entry, venue: 'Haus' })),
          opening_hours_exceptions: exceptions,
          holiday_hours: rule
            ? [
                { venue: 'Andere', rule: 'closed' },
                { venue: 'Haus', ...rule },
              ]
            : [],
        },
        'Haus',
        { holidayOn },
      );
    const onBoth = (rule?: object) =>
      [GOOD_FRIDAY, '2027-03-29'].map((date) =>
        hoursOn(withRule(rule), date).map(({ time_from, time_to, closed }) =>
          closed ? 'closed' : `${time_from}-${time_to}`,
        ),
      );

    test.each([
      ['nothing: as usual', undefined, [['10:00-18:00'], ['closed']]],
      ['as usual', { rule: 'as_usual' }, [['10:00-18:00'], ['closed']]],
      ['as on Sunday', { rule: 'as_sunday' }, [['11:00-17:00'], ['11:00-17:00']]],
      ['closed', { rule: 'closed' }, [['closed'], ['closed']]],
      ['own hours', { rule: 'own_hours', time_from: '12:00', time_to: '16:00' }, [['12:00-16:00'], ['12:00-16:00']]],
    ])('%s', (_, rule, hours) => {
      expect(onBoth(rule)).toEqual(hours);
    });

    test('exceptions win, and have the name of the holiday as well', () => {
      const hours = withRule({ rule: 'closed' }, [{ date: GOOD_FRIDAY, time_from: '14:00', time_to: '16:00' }]);
      expect(hoursOn(hours, GOOD_FRIDAY)).toMatchObject([{ time_from: '14:00', holiday: { de: 'Karfreitag' } }]);
      expect(exceptionsFrom(hours, '2027-03-01')).toMatchObject([
        { day: GOOD_FRIDAY, entry: { closed: false } },
        { day: '2027-03-29', entry: { closed: true, holiday: { de: 'Ostermontag' } } },
      ]);
    });

    test('a closed holiday is not the next day on which it opens', () => {
      expect(nextOpening(withRule({ rule: 'closed' }), '2027-03-25')).toEqual({
        date: '2027-03-28',
        time_from: '11:00',
      });
    });
  });

  describe('on any day', () => {
    test('the days of a year are in a row, and their weekdays follow one another', () => {
      fc.assert(
        fc.property(day, (first) => {
          const days = daysOfYear(first);
          expect(new Set(days).size).toBe(days.length);
          expect(days[0]).toBe(first);
          expect([365, 366]).toContain(days.length);
          for (const [index, date] of days.entries()) {
            expect(date > (days[index - 1] ?? '')).toBe(true);
            expect(weekdayOf(date)).toBe(((weekdayOf(first) - 1 + index) % 7) + 1);
          }
        }),
        { numRuns: 20 },
      );
    });

    test('a season and the rest of the year have every day once', () => {
      fc.assert(
        fc.property(day, day, day, (date, a, b) => {
          const [from, to] = [`-${a.slice(4)}`, `-${b.slice(4)}`];
          fc.pre(from !== to && !`${from}${to}`.includes('02-29'));
          const [after, before] = [
            `-${plusDays(`2027${to.slice(1)}`, 1).slice(4)}`,
            `-${plusDays(`2027${from.slice(1)}`, -1).slice(4)}`,
          ];
          fc.pre(after !== from && !date.endsWith('02-29'));
          expect(isInSeason(date, from, to)).not.toBe(isInSeason(date, after, before));
        }),
      );
    });

    test('spans cover the year without a gap, and say the hours of each day', () => {
      const seasonal = fc
        .tuple(day, day)
        .map(([a, b]) => week('09:00', '15:00', { valid_from: `-${a.slice(4)}`, valid_to: `-${b.slice(4)}` }));
      fc.assert(
        fc.property(day, fc.array(seasonal, { maxLength: 3 }), (first, seasons) => {
          const hours = place([week('10:00', '18:00'), ...seasons]);
          const spans = spansFrom(hours, first);
          expect(spans.flatMap(({ from, to }) => daysOfYear(from).filter((date) => date <= to))).toEqual(
            daysOfYear(first),
          );
          for (const { from, to, weekly } of spans)
            expect([from, to].map((date) => hoursOn(hours, date))).toEqual([weekly, weekly]);
        }),
        { numRuns: 30 },
      );
    });
  });
});
