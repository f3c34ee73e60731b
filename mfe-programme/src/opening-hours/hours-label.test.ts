import type { OpeningRange } from '@vestibule/contracts';
import { houseTime } from './house-clock';
import { hoursLabel, rangesOfToday, type Range } from './hours-label';

const range = (time_from: string, time_to: string, closed = false): OpeningRange => ({
  time_from,
  time_to,
  closed,
  alternative_text: '',
  alternative_link_url: '',
});
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const DAY: Range[] = [['10:00', '18:00']];
const SPLIT: Range[] = [
  ['10:00', '12:30'],
  ['14:00', '18:00'],
];

describe('hours label', () => {
  test.each([
    ['09:59', { kind: 'from', time: '10:00' }],
    ['10:00', { kind: 'until', time: '18:00' }],
    ['17:59', { kind: 'until', time: '18:00' }],
    ['18:00', { kind: 'closed' }],
  ])('one range at %s', (now, label) => {
    expect(hoursLabel(DAY, at(now), [])).toEqual(label);
  });

  test.each([
    ['08:00', { kind: 'from', time: '10:00' }],
    ['11:00', { kind: 'ranges', ranges: '10–12:30, 14–18' }],
    ['13:00', { kind: 'from', time: '14:00' }],
    ['15:00', { kind: 'ranges', ranges: '10–12:30, 14–18' }],
    ['19:00', { kind: 'closed' }],
  ])('two ranges at %s', (now, label) => {
    expect(hoursLabel(SPLIT, at(now), [])).toEqual(label);
  });

  test('a night that ends after midnight is open until then', () => {
    expect(hoursLabel([['18:00', '01:00']], at('23:30'), [])).toEqual({ kind: 'until', time: '01:00' });
    expect(hoursLabel([['18:00', '00:00']], at('23:59'), [])).toEqual({ kind: 'until', time: '00:00' });
  });

  test.each([
    ['00:30', DAY, { kind: 'until', time: '02:00' }],
    ['01:59', [], { kind: 'until', time: '02:00' }],
    ['02:00', DAY, { kind: 'from', time: '10:00' }],
    ['02:00', [], { kind: 'closed' }],
  ] as const)('a long night of yesterday at %s', (now, ranges, label) => {
    expect(hoursLabel(ranges, at(now), [['20:00', '02:00']])).toEqual(label);
  });

  test('nights that end at noon are open in the morning', () => {
    const night = [['20:00', '12:30']] as const;
    expect(hoursLabel(night, at('10:41'), night)).toEqual({ kind: 'until', time: '12:30' });
    expect(hoursLabel(night, at('12:30'), night)).toEqual({ kind: 'from', time: '20:00' });
  });

  test('a day without hours is closed', () => {
    expect(hoursLabel([], at('12:00'), [])).toEqual({ kind: 'closed' });
  });

  test('exceptions replace the regular hours, also when they close', () => {
    expect(rangesOfToday([range('10:00', '18:00')], [range('10:00', '14:00')])).toEqual([['10:00', '14:00']]);
    expect(rangesOfToday([range('10:00', '18:00')], [range('', '', true)])).toEqual([]);
    expect(rangesOfToday([range('14:00', '18:00'), range('10:00', '12:00')], [])).toEqual([
      ['10:00', '12:00'],
      ['14:00', '18:00'],
    ]);
  });

  test('the clock is the house’s, in winter and in summer', () => {
    expect(houseTime(Date.UTC(2026, 10, 21, 23, 30))).toEqual({ day: '2026-11-22', minutes: 30 });
    expect(houseTime(Date.UTC(2026, 6, 1, 10, 5))).toEqual({ day: '2026-07-01', minutes: 725 });
  });
});
