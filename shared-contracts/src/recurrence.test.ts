import fc from 'fast-check';
import { ruleDays } from './recurrence';
import { isRecurrence, readRecurrence } from './recurrence-text';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const weekdayOf = (date: string) => DAYS[new Date(date).getUTCDay()] ?? '';

describe('recurrence', () => {
  test.each([
    ['FREQ=WEEKLY;BYDAY=FR;UNTIL=20261023', ['2026-10-02', '2026-10-09', '2026-10-16', '2026-10-23']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;UNTIL=20261018', ['2026-10-02', '2026-10-04', '2026-10-16', '2026-10-18']],
    ['FREQ=DAILY;INTERVAL=3;COUNT=3', ['2026-10-02', '2026-10-05', '2026-10-08']],
    ['FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261231', ['2026-10-02', '2026-10-30', '2026-11-27', '2026-12-25']],
    ['FREQ=MONTHLY;BYDAY=1FR;COUNT=3', ['2026-10-02', '2026-11-06', '2026-12-04']],
    ['FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20270131', ['2026-10-02', '2026-10-31', '2026-12-31', '2027-01-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', ['2026-10-02', '2026-10-31', '2026-11-30']],
  ])('%s', (rule, days) => {
    expect(ruleDays('2026-10-02', rule)).toEqual(days);
  });

  test.each([
    'FREQ=WEEKLY;BYDAY=FR',
    'FREQ=YEARLY;COUNT=3',
    'FREQ=SECONDLY;COUNT=3',
    'FREQ=DAILY;COUNT=400',
    'FREQ=DAILY;UNTIL=20990101',
    'FREQ=WEEKLY;BYDAY=FR;COUNT=2;X=1',
    '',
  ])('a rule without an end, of another kind or with too many days is refused: %s', (rule) => {
    expect(() => ruleDays('2026-10-02', rule)).toThrow(RangeError);
  });

  test('is read from the field of an event', () => {
    const text = 'UID:orgel DTSTART:20261002 RRULE:FREQ=DAILY;COUNT=3 EXDATE:20261003,20261004';
    expect(readRecurrence(text)).toEqual({
      uid: 'orgel',
      start: '2026-10-02',
      rule: 'FREQ=DAILY;COUNT=3',
      exceptions: ['2026-10-03', '2026-10-04'],
    });
    expect(['', 'FREQ=DAILY;COUNT=3', undefined, `${text} X`].map(isRecurrence)).toEqual([false, false, false, false]);
  });

  describe('on any days', () => {
    test('every n weeks keep the weekday, over changes of clocks and of years', () => {
      fc.assert(
        fc.property(day, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 60 }), (start, weeks, count) => {
          const days = ruleDays(start, `FREQ=WEEKLY;INTERVAL=${weeks};COUNT=${count}`);
          expect(days).toHaveLength(count);
          expect(new Set(days.map(weekdayOf))).toEqual(new Set([weekdayOf(start)]));
          for (const [index, date] of days.entries())
            expect(Date.parse(date) - Date.parse(start)).toBe(index * weeks * 7 * 86_400_000);
        }),
      );
    });

    test('a day of the month is that day in every month that has it, and in no other', () => {
      fc.assert(
        fc.property(day, fc.integer({ min: 1, max: 31 }), (start, date) => {
          const [, ...days] = ruleDays(start, `FREQ=MONTHLY;BYMONTHDAY=${date};COUNT=24`).filter(
            (one) => one > start || one === start,
          );
          const others = days.filter((one) => one !== start);
          expect(new Set(others.map((one) => Number(one.slice(8))))).toEqual(new Set([date]));
          expect(new Set(others.map((one) => one.slice(0, 7))).size).toBe(others.length);
        }),
      );
    });
  });
});
