import { repeatDays, weekdayOf } from './repeat-days';

// A Friday.
const START = '2026-10-02';

test('a week later, and so on until the last day', () => {
  expect(repeatDays(START, { weekdays: new Set([5]), weeks: 1, until: '2026-10-23' })).toEqual([
    '2026-10-09',
    '2026-10-16',
    '2026-10-23',
  ]);
});

test('several days of every second week, of the first week only those after the beginning', () => {
  expect(repeatDays(START, { weekdays: new Set([1, 5, 7]), weeks: 2, until: '2026-10-20' })).toEqual([
    '2026-10-04',
    '2026-10-12',
    '2026-10-16',
    '2026-10-18',
  ]);
});

test('over the night when the clocks change, and over New Year', () => {
  expect(repeatDays('2026-10-24', { weekdays: new Set([7]), weeks: 1, until: '2026-11-01' })).toEqual([
    '2026-10-25',
    '2026-11-01',
  ]);
  expect(repeatDays('2026-12-31', { weekdays: new Set([4]), weeks: 1, until: '2027-01-10' })).toEqual(['2027-01-07']);
});

test('none without a weekday or a last day, and not more than can be made at once', () => {
  expect(repeatDays(START, { weekdays: new Set(), weeks: 1, until: '2027-10-02' })).toEqual([]);
  expect(repeatDays(START, { weekdays: new Set([5]), weeks: 1, until: '' })).toEqual([]);
  expect(repeatDays(START, { weekdays: new Set([1, 2, 3, 4, 5, 6, 7]), weeks: 1, until: '2036-10-02' })).toHaveLength(
    53,
  );
});

test('Sunday is the last day of the week', () => {
  expect(['2026-10-04', '2026-10-05'].map(weekdayOf)).toEqual([7, 1]);
});
