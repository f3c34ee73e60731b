import { moduleOf } from '../testing/records';
import { outlineOf } from './outline';

const headline = (id: number, level: number) => moduleOf('headline', { id, headline_level: level });
const teasers = (id: number) => moduleOf('teaser_list', { id });
const levels = (...modules: Parameters<typeof outlineOf>[0]) => [...outlineOf(modules, {}).values()];

describe('outline', () => {
  test('a level is at most one below the one before; going up again is free', () => {
    expect(levels(headline(1, 3), headline(2, 5), headline(3, 2), headline(4, 3))).toEqual([2, 3, 2, 3]);
  });

  test('teasers follow the headline above them, or the page’s own', () => {
    expect(levels(teasers(1))).toEqual([2]);
    expect(levels(headline(1, 2), teasers(2))).toEqual([2, 3]);
  });

  test('a hero is the page’s own heading; a large teaser further down is of level 2', () => {
    const hero = moduleOf('full_teaser', { id: 9, headline: 'Das Haus' });
    expect(levels(hero, teasers(1))).toEqual([2]);
    expect(levels(teasers(1), { ...hero, id: 8 }, headline(2, 4))).toEqual([2, 3]);
  });

  test('columns are read one after the other', () => {
    const section = moduleOf('section', {
      columns: [
        { classes: '50', children: [headline(1, 2)] },
        { classes: '50', children: [headline(2, 4)] },
      ],
    });
    expect(levels(section, headline(3, 6))).toEqual([2, 3, 4]);
  });
});
