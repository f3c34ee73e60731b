import { parseQueryDate } from '@vestibule/contracts/dates';
import { isFiltered, listKey, parseQuery, toggleFilter, toSearch } from './query';

const parse = (search: string) => parseQuery(new URLSearchParams(search), parseQueryDate);

test('reads filters, date and page', () => {
  expect(parse('?room=3&type=konzert&date=21-11-2026&page=2')).toEqual({ filters: { room: '3', type: 'konzert' }, date: '21-11-2026', page: 2 });
  expect(parse('')).toEqual({ filters: {}, date: '', page: 1 });
});

test('what is not of the programme is ignored', () => {
  expect(parse('?overlay=true&utm_source=x').filters).toEqual({});
});

test.each([
  ['date=31-02-2026', 'date'],
  ['date=2026-11-21', 'date'],
  ['room=saal', 'room'],
  ['room=0', 'room'],
  ['tag=1;drop', 'tag'],
  ['type=%3Cscript%3E', 'type'],
  ['page=-1', 'page'],
])('%s is refused and names %s', (search, field) => {
  expect(() => parse(search)).toThrow(expect.objectContaining({ code: 'validation', status: 400, field }));
});

test('choosing another option starts at page 1; choosing the current one clears it', () => {
  const query = parse('?room=3&date=21-11-2026&page=4');
  expect(toSearch(toggleFilter(query, 'room', '5'))).toBe('?room=5&date=21-11-2026');
  expect(toSearch(toggleFilter(query, 'room', '3'))).toBe('?date=21-11-2026');
});

test('pages of one list have one key; a date alone is no filter', () => {
  expect(listKey(parse('?room=3&page=2'))).toBe(listKey(parse('?room=3')));
  expect(isFiltered(parse('?date=21-11-2026'))).toBe(false);
  expect(isFiltered(parse('?room=3'))).toBe(true);
});
