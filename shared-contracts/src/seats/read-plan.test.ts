import { planProblem, readPlan } from './read-plan';
import { seatWords } from './seat-words';

describe('read plan', () => {
  test('a row has its seats from left to right, free places between them, and kinds', () => {
    const { seats, problems } = readPlan('A: _2, 2-1, _, 3w, 4c Parkett; 5 Loge links\n\nB: 1 Parkett\n');
    expect(problems).toEqual([]);
    expect(seats.map(({ row, seat, x, y, kind, category }) => [row, seat, x, y, kind, category])).toEqual([
      ['A', '2', 2, 0, 'normal', 'Parkett'],
      ['A', '1', 3, 0, 'normal', 'Parkett'],
      ['A', '3', 5, 0, 'accessible', 'Parkett'],
      ['A', '4', 6, 0, 'companion', 'Parkett'],
      ['A', '5', 7, 0, 'normal', 'Loge links'],
      ['B', '1', 0, 2, 'normal', 'Parkett'],
    ]);
  });

  test.each([
    ['A: 1-4 Parkett', ''],
    ['1-4 Parkett', 'row 1: must begin with its label and a colon, at most 20 characters'],
    ['A: 1 Parkett\nB: 1-x, 3 Parkett', 'row B: 1-x must be seats as 1-14, 3 or 5w, or _ for a free place'],
    ['A: 1-4', 'row A: 1-4 must name the category of its seats'],
    ['A: 1-4 Parkett; 3 Rang', 'row A: 3 is there twice'],
    ['A: 1 Parkett\nA: 1 Rang', 'row A: 1 is there twice'],
    ['A: _150, 1-60 Parkett', 'row A: must be at most 200 places wide'],
    ['A: 1-9999 Parkett', 'row A: 1-9999 must be seats as 1-14, 3 or 5w, or _ for a free place'],
    ['A: _4', 'must have a seat'],
    [
      Array.from({ length: 26 }, (_, row) => `${row}: 1-200 P`).join('\n'),
      'row 25: must not be the one with which there are more than 5000 seats',
    ],
  ])('%j: %s', (rows, problem) => {
    expect(planProblem(rows)).toBe(problem);
  });

  test('seats are listed row by row, in ascending order', () => {
    const seats = [
      { row: 'A', seat: '1' },
      { row: 'A', seat: '2' },
      { row: 'B', seat: '7' },
    ];
    expect(seatWords(seats, 'de')).toBe('Reihe A, Plätze 1, 2; Reihe B, Platz 7');
    expect(seatWords(seats.slice(2), 'en')).toBe('Row B, seat 7');
    expect(seatWords(seats.slice(0, 2), 'cs')).toBe('Řada A, sedadla 1, 2');
    expect(seatWords([], 'en')).toBe('');
    const given = ['10:9', '2:10', '2:9'].map((at) => ({ row: at.split(':')[0] ?? '', seat: at.split(':')[1] ?? '' }));
    expect(seatWords(given, 'de')).toBe('Reihe 2, Plätze 9, 10; Reihe 10, Platz 9');
  });
});
