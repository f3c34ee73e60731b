import type { EventRow } from '../events/rows';
import type { CalendarEntry } from './calendar-entry';
import type { Calendar } from './calendar-file';
import { cachedCalendarFiles } from './cached-calendars';

const CALENDAR: Calendar = { name: 'Haus', lang: 'de', origin: 'https://www.example.org' };
let count = 0;
const made = jest.fn(
  (_entries: readonly CalendarEntry[], { name }: Calendar): string => `file ${(count += 1)} of ${name}`,
);
jest.mock('./calendar-file', () => ({
  calendarFile: (entries: readonly CalendarEntry[], calendar: Calendar) => made(entries, calendar),
}));

const entry = (title: string): CalendarEntry => ({
  row: { event: { key: 'a', title: { de: title } } } as unknown as EventRow,
  venue: undefined,
  path: '/de/veranstaltungen/jazz/1',
});
describe('cached calendars', () => {
  beforeEach(() => made.mockClear());

  test('the same events in the same calendar are one file; another title, language or name is another', () => {
    const fileOf = cachedCalendarFiles();
    const first = fileOf([entry('Jazz')], CALENDAR);
    expect(fileOf([entry('Jazz')], { ...CALENDAR })).toBe(first);
    const others = [
      fileOf([entry('Jazz im Hof')], CALENDAR),
      fileOf([entry('Jazz')], { ...CALENDAR, lang: 'cs' }),
      fileOf([entry('Jazz')], { ...CALENDAR, name: 'Burg' }),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
  });

  test('files that are no longer requested are dropped', () => {
    const fileOf = cachedCalendarFiles();
    fileOf([entry('old')], CALENDAR);
    for (let other = 0; other < 16; other += 1) fileOf([entry(`other ${other}`)], CALENDAR);
    made.mockClear();
    fileOf([entry('other 15')], CALENDAR);
    expect(made).not.toHaveBeenCalled();
    fileOf([entry('old')], CALENDAR);
    expect(made).toHaveBeenCalledTimes(1);
  });
});
