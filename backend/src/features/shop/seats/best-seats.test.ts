import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { seatKey, type SeatKind } from '@vestibule/contracts/seats/seat';
import { bestSeats, hallOf } from './best-seats';

/** Labels of the best seats, `A1 A2`; of a hall in which those of `taken` are. */
function best(rows: string, party: Partial<Record<SeatKind, number>>, taken = '', near = ''): string | undefined {
  const { seats } = readPlan(rows);
  const named = (words: string) => words.split(' ').map((word) => ({ row: word.slice(0, 1), seat: word.slice(1) }));
  const hall = hallOf(seats, 'P', new Set(named(taken).map(seatKey)));
  const own = seats.filter((seat) =>
    named(near).some(({ row, seat: label }) => seat.row === row && seat.seat === label),
  );
  const found = bestSeats(hall, { normal: 0, accessible: 0, companion: 0, ...party }, own);
  return (
    found &&
    Object.values(found)
      .flat()
      .map(({ row, seat }) => `${row}${seat}`)
      .join(' ')
  );
}
const HALL = 'A: 1-8 P\nB: 1-8 P';

describe('best seats', () => {
  test.each([
    ['the middle of the front', HALL, 2, '', 'A4 A5'],
    ['the middle of the next row rather than the end of this', HALL, 2, 'A3 A4 A5 A6', 'B4 B5'],
    ['the next row rather than a single seat left', HALL, 2, 'A1 A2 A3 A7 A8', 'B4 B5'],
    ['a single seat left where it cannot be otherwise', 'A: 1-3 P', 2, '', 'A1 A2'],
    ['further back where the front is full', HALL, 8, 'A1', 'B1 B2 B3 B4 B5 B6 B7 B8'],
    ['not across a way', 'A: 1-2, _, 3-4 P', 3, '', undefined],
    ['not across rows', HALL, 9, '', undefined],
    ['not in a wheelchair place', 'A: 1, 2w, 3 P', 2, '', undefined],
    ['not in another category', 'A: 1 P; 2 Q; 3 P', 2, '', undefined],
  ])('%s', (_, rows, normal, taken, expected) => {
    expect(best(rows, { normal }, taken)).toBe(expected);
  });

  test('a wheelchair place has its companions beside it, and the party is near', () => {
    const rows = 'A: 1-6 P\nB: 1w, 2c, 3-4, 5c, 6w P';
    expect(best(rows, { accessible: 1, companion: 1 })).toBe('B1 B2');
    expect(best(rows, { accessible: 1, companion: 1 }, 'B2')).toBe('B6 B5');
    expect(best(rows, { accessible: 1, companion: 1, normal: 2 }, 'B1')).toBe('B3 B4 B6 B5');
    expect(best(rows, { accessible: 3 })).toBeUndefined();
  });

  test('more seats for a party are beside those that it has', () => {
    expect(best(HALL, { normal: 1 }, 'B7 B6', 'B6 B7')).toMatch(/^B[58]$/);
  });
});
