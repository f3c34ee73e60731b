import { MENU_LEVELS } from '../navigation/entry';
import { documentOf, entriesOf, TREES, type Entry } from '../navigation/entry';
import { dropAt } from './row-drop';
import { moveTo, findTreePlace, targetOf, withoutEntry, type Direction } from './tree';

const entry = (id: number, children: readonly Entry[] = []): Entry => ({ id, children });
const tree = [entry(1, [entry(2, [entry(3)]), entry(4)]), entry(5)];
/** Ids with those below them. */
const shape = (entries: readonly Entry[] = []): unknown[] =>
  entries.flatMap(({ id, children }) => (children.length > 0 ? [id, shape(children)] : [id]));
const step = (id: number, direction: Direction) => {
  const target = targetOf(tree, id, direction);
  return target && moveTo(tree, id, target, MENU_LEVELS);
};

describe('tree', () => {
  test.each([
    [1, 'down', [5, 1, [2, [3], 4]]],
    [4, 'up', [1, [4, 2, [3]], 5]],
    [5, 'in', [1, [2, [3], 4, 5]]],
    [4, 'in', [1, [2, [3, 4]], 5]],
    [3, 'out', [1, [2, 3, 4], 5]],
    [2, 'out', [1, [4], 2, [3], 5]],
  ] as const)('%i goes %s', (id, direction, expected) => expect(shape(step(id, direction))).toEqual(expected));

  test.each([
    [1, 'up'],
    [5, 'down'],
    [5, 'out'],
    [3, 'in'],
  ] as const)('%i cannot go %s', (id, direction) => expect(step(id, direction)).toBeUndefined());

  test.each([
    ['within itself', 1, { id: 3, where: 'after' }],
    ['on itself', 1, { id: 1, where: 'inside' }],
    ['deeper than the menu is shown', 5, { id: 3, where: 'inside' }],
    ['with its deep descendants', 2, { id: 4, where: 'inside' }],
  ] as const)('nothing stands %s', (what, id, target) => {
    // Control: another level is all that the last two lack.
    if (what.includes('deep')) expect(moveTo(tree, id, target, MENU_LEVELS + 1)).toBeDefined();
    expect(moveTo(tree, id, target, MENU_LEVELS)).toBeUndefined();
  });

  test('a removed node goes with all below it', () => {
    expect(shape(withoutEntry(tree, 2))).toEqual([1, [4], 5]);
    expect(findTreePlace(withoutEntry(tree, 2), 3)).toBeUndefined();
  });

  test('a document comes back as it was', () => {
    const given = {
      menu: [
        {
          menu_name: { de: 'Besuch', cs: 'Návštěva' },
          url: { de: '/de/besuch' },
          has_tab_navigation: true,
          children: [{ menu_name: { de: 'Weg' }, has_tab_navigation: false, children: [] }],
        },
      ],
      footer: [{ title: { de: 'Presse' }, url: { de: '/de/presse' } }],
    };
    for (const kind of TREES)
      expect(documentOf(kind, entriesOf(kind.fields, given[kind.name]))).toEqual(given[kind.name]);
  });

  describe('a drop', () => {
    const rows = [
      { id: 1, rect: new DOMRect(0, 0, 400, 40) },
      { id: 2, rect: new DOMRect(40, 40, 360, 40) },
    ];
    test.each([
      ['upper edge', { x: 10, y: 5 }, { id: 1, where: 'before' }],
      ['middle', { x: 10, y: 20 }, { id: 1, where: 'inside' }],
      ['lower edge', { x: 100, y: 78 }, { id: 2, where: 'after' }],
      ['margin', { x: 10, y: 60 }, undefined],
    ])('at the %s of a row', (_, at, target) => expect(dropAt(at, rows)?.target).toEqual(target));
  });
});
