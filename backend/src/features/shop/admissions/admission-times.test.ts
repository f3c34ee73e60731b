import { plusDays } from '@vestibule/contracts/dates';
import fc from 'fast-check';
import moment from 'moment-timezone';
import { propertyRuns } from '../../../testing/property-runs';
import { readPlaceHours } from '../../site';
import { timesOfDay, timesOnSale, type AdmissionRules } from './admission-times';

const FIRST = '2026-10-20';
const zone = 'Europe/Berlin';
const hours = (settings: object) => readPlaceHours(settings as never, 'Museum');
const rules = (more: Partial<AdmissionRules> = {}): AdmissionRules => ({
  isOnline: true,
  slotMinutes: 60,
  periods: [],
  daysAhead: 60,
  closesMinutes: 0,
  hours: hours({
    opening_hours: [{ venue: 'Museum', weekdays: [1, 2, 3, 4, 5, 6, 7], time_from: '10:00', time_to: '12:30' }],
  }),
  ...more,
});

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const minutes = quarter * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
/** Weekly hours, exceptions, the time of the visit and the rules of sale, around the end of summer time. */
const situation = fc.record({
  weekly: fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), time_from: clock, time_to: clock }), {
    maxLength: 10,
  }),
  exceptions: fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 10 }), closed: fc.boolean(), time_from: clock, time_to: clock }),
    { maxLength: 4 },
  ),
  slotMinutes: fc.constantFrom(null, 15, 30, 45, 60, 90),
  daysAhead: fc.integer({ min: 0, max: 8 }),
  closesMinutes: fc.constantFrom(0, 30, 120),
  last: fc.option(fc.integer({ min: 0, max: 10 })),
  now: fc.integer({ min: 0, max: 10 * 24 * 4 }),
  offset: fc.integer({ min: 0, max: 10 }),
});

/** Minutes since midnight of a day in which it is open, by the entries of the day alone. */
function openMinutes(
  day: string,
  weekly: readonly Entry[],
  exceptions: readonly (Entry & Dated)[],
): ReadonlySet<number> {
  const own = exceptions.filter(({ date }) => date === day);
  const weekday = moment.utc(day).isoWeekday();
  const entries =
    own.length > 0 ? own.filter(({ closed }) => !closed) : weekly.filter((one) => one.weekday === weekday);
  const minutes = (time: string) => moment.duration(time).asMinutes();
  return new Set(
    entries.flatMap(({ time_from, time_to }) => {
      const [from, to] = [minutes(time_from), minutes(time_to)];
      return Array.from({ length: (to <= from ? to + 1440 : to) - from }, (_, index) => from + index);
    }),
  );
}
interface Entry {
  readonly weekday?: number;
  readonly time_from: string;
  readonly time_to: string;
}
interface Dated {
  readonly date: string;
  readonly closed: boolean;
}

describe('times of an admission', () => {
  test('are the slots that fit into the opening hours', () => {
    expect(timesOfDay(rules(), FIRST).map(({ time }) => time)).toEqual(['10:00', '11:00']);
  });

  test('are one from opening to closing time, where tickets are good for the day', () => {
    const [day, ...others] = timesOfDay(rules({ slotMinutes: null }), FIRST);
    expect(others).toEqual([]);
    expect([day?.time, day && new Date(day.startsAt).toISOString(), day && new Date(day.endsAt).toISOString()]).toEqual(
      ['', '2026-10-20T08:00:00.000Z', '2026-10-20T10:30:00.000Z'],
    );
  });

  test('a combined ticket has those of its first part at which the others admit', () => {
    const now = Date.parse('2026-10-20T04:00:00Z');
    const combined = (...parts: AdmissionRules[]) =>
      timesOnSale({ ...rules(), parts }, FIRST, now).map(({ time }) => time);
    expect(combined(rules(), rules({ slotMinutes: null }))).toEqual(['10:00', '11:00']);
    expect(combined(rules({ slotMinutes: 30 }), rules())).toEqual(['10:00', '11:00']);
    expect(combined(rules(), rules({ isOnline: false }))).toEqual([]);
  });

  test('are on sale if and only if the place is open, the day is ahead, and the sale is not over', () => {
    fc.assert(
      fc.property(
        situation,
        ({ weekly, exceptions, slotMinutes, daysAhead, closesMinutes, last, now: step, offset }) => {
          const dated = exceptions.map(({ day, ...entry }) => ({ ...entry, date: plusDays(FIRST, day) }));
          const now = moment.tz(FIRST, zone).valueOf() + step * 15 * 60_000;
          const day = plusDays(FIRST, offset);
          const to = last === null ? null : plusDays(FIRST, last);
          const sold = rules({
            slotMinutes,
            daysAhead,
            closesMinutes,
            periods: [{ from: null, to }],
            hours: hours({
              opening_hours: weekly.map(({ weekday, ...entry }) => ({
                ...entry,
                venue: 'Museum',
                weekdays: [weekday],
              })),
              opening_hours_exceptions: dated.map((entry) => ({ ...entry, venue: 'Museum' })),
            }),
          });
          const open = openMinutes(day, weekly, dated);
          const ahead = moment.utc(day).diff(moment.utc(moment.tz(now, zone).format('YYYY-MM-DD')), 'days');
          const isDay = ahead >= 0 && ahead <= daysAhead && (to === null || day <= to);
          const offered = timesOnSale({ ...sold, parts: [] }, day, now);
          for (const { time, startsAt, endsAt } of offered) {
            expect(isDay).toBe(true);
            expect((time === '' ? endsAt : startsAt) - closesMinutes * 60_000).toBeGreaterThan(now);
            if (slotMinutes === null || time === '') continue;
            const start = moment.duration(time).asMinutes();
            expect(Array.from({ length: slotMinutes }, (_, index) => open.has(start + index))).not.toContain(false);
            expect(moment.tz(startsAt, zone).format('YYYY-MM-DD')).toBe(day);
          }
          // Nothing that could be offered is missing: the other times of the day are over, or the day is not sold.
          const missing = timesOfDay(sold, day).filter((one) => !offered.some(({ time }) => time === one.time));
          for (const { time, startsAt, endsAt } of missing)
            expect(!isDay || (time === '' ? endsAt : startsAt) - closesMinutes * 60_000 <= now).toBe(true);
          const isOpen = [...open].some((minute) => minute < 1440);
          const fits = timesOfDay(sold, day).length > 0 === (isOpen && (to === null || day <= to));
          if (slotMinutes === null || slotMinutes === 15) expect(fits).toBe(true);
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });
});
