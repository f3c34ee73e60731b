import { parseQueryDate } from '@vestibule/contracts/dates';
import { parseProgrammeQuery } from './parse-query';
import { toggled } from '../filters/selection';
import { changeProgrammeChoice, isFiltered, toProgrammeSearch } from './query';

const parse = (search: string) => parseProgrammeQuery(new URLSearchParams(search), parseQueryDate);

describe('query', () => {
  test('reads filters, date and page', () => {
    expect(parse('?room=3&type=konzert&date=21-11-2026&page=2')).toEqual({
      filters: { room: '3', type: 'konzert' },
      date: '21-11-2026',
      until: '',
      view: '',
      q: '',
      page: 2,
    });
    expect(parse('')).toEqual({ filters: {}, date: '', until: '', view: '', q: '', page: 1 });
    expect(parse('?view=weekend&q=%20Nacht%20')).toEqual({
      filters: {},
      date: '',
      until: '',
      view: 'weekend',
      q: 'Nacht',
      page: 1,
    });
  });

  test('parameters of other pages are ignored', () => {
    expect(parse('?overlay=true&utm_source=x').filters).toEqual({});
  });

  test.each([
    ['date=31-02-2026', 'date'],
    ['date=2026-02-31', 'date'],
    ['room=saal', 'room'],
    ['room=0', 'room'],
    ['tag=1;drop', 'tag'],
    ['type=%3Cscript%3E', 'type'],
    ['access=%3Cscript%3E', 'access'],
    ['page=-1', 'page'],
    ['view=ever', 'view'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['day=2026-02-31', 'day'],
    ['until=31-02-2026', 'until'],
    ['day=2026-11-21&last_day=22-13-2026', 'last_day'],
  ])('%s is refused and names %s', (search, field) => {
    expect(() => parse(search)).toThrow(expect.objectContaining({ code: 'validation', status: 400, field }));
  });

  test('choosing another option starts at page 1; choosing the current one clears it', () => {
    const query = parse('?room=3&date=21-11-2026&page=4');
    expect(toProgrammeSearch(changeProgrammeChoice(query, { filters: toggled(query.filters, 'room', '5') }))).toBe(
      '?room=5&date=21-11-2026',
    );
    expect(toProgrammeSearch(changeProgrammeChoice(query, { filters: toggled(query.filters, 'room', '3') }))).toBe(
      '?date=21-11-2026',
    );
  });

  test('another page is the same choice; a date alone is no filter', () => {
    expect(toProgrammeSearch(changeProgrammeChoice(parse('?room=3&page=2'), {}))).toBe('?room=3');
    expect(isFiltered(parse('?date=21-11-2026'))).toBe(false);
    expect(isFiltered(parse('?room=3'))).toBe(true);
  });

  test('the days of the form without script become the specification’s date and its end; one alone is both', () => {
    expect(toProgrammeSearch(parse('?room=3&day=2026-11-21&last_day='))).toBe(
      '?room=3&date=21-11-2026&until=21-11-2026',
    );
    expect(toProgrammeSearch(parse('?day=2026-11-21&last_day=2026-11-23'))).toBe('?date=21-11-2026&until=23-11-2026');
    expect(toProgrammeSearch(parse('?day=2026-12-02&last_day=2026-11-23'))).toBe('?date=23-11-2026&until=02-12-2026');
    expect(toProgrammeSearch(parse('?room=3&day='))).toBe('?room=3');
  });

  test('a day may be written as YYYY-MM-DD', () => {
    expect(toProgrammeSearch(parse('?date=2026-11-28'))).toBe('?date=28-11-2026');
    expect(toProgrammeSearch(parse('?date=28-11-2026&until=2026-11-30'))).toBe('?date=28-11-2026&until=30-11-2026');
  });

  test('everything that is chosen is in the address; a day ends a view', () => {
    const query = parse('?q=nacht&view=archive&room=3&page=2');
    expect(toProgrammeSearch(query)).toBe('?room=3&view=archive&q=nacht&page=2');
    expect(toProgrammeSearch(changeProgrammeChoice(query, { date: '24-12-2026' }))).toBe(
      '?room=3&date=24-12-2026&q=nacht',
    );
    expect(toProgrammeSearch(changeProgrammeChoice(parse('?date=24-12-2026&until=26-12-2026'), { date: '' }))).toBe('');
    expect([isFiltered(parse('?q=nacht')), isFiltered(parse('?view=today'))]).toEqual([true, true]);
  });
});
