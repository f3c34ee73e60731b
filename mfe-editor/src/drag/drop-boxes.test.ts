import { boxAt, lineOf, type DropBox } from './drop-boxes';

const rect = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);
const box = (module: number, at: DOMRect, around: DropBox | null = null): DropBox => ({
  rect: at,
  around,
  targetAt: (y) => ({ module, half: y < (at.top + at.bottom) / 2 ? 'upper' : 'lower' }),
});
const headline = box(1, rect(0, 0, 600, 100));
const section = box(2, rect(0, 160, 600, 300));
const [left, right] = [box(3, rect(0, 180, 290, 100), section), box(4, rect(310, 180, 290, 260), section)];
const boxes = [headline, section, left, right];

describe('drop boxes', () => {
  test.each([
    ['in a module', { x: 300, y: 50 }, headline],
    ['in the gap, nearer to the one above', { x: 300, y: 120 }, headline],
    ['in the gap, nearer to the one below', { x: 300, y: 145 }, section],
    ['in a module of a column', { x: 400, y: 300 }, right],
    ['below a module of a column, still in the section', { x: 100, y: 300 }, left],
    ['in a section, far from the column’s modules', { x: 100, y: 440 }, section],
    ['far from all', { x: 300, y: 900 }, undefined],
    ['beside the page', { x: 700, y: 50 }, undefined],
  ])('%s', (_, at, found) => expect(boxAt(at, boxes)).toBe(found));

  test('the line is at the edge that a drop means', () => {
    expect(lineOf(headline, 20)).toEqual({ x: 0, y: 0, width: 600 });
    expect(lineOf(headline, 80)).toEqual({ x: 0, y: 100, width: 600 });
  });
});
