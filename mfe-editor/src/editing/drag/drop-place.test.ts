import type { ContentModule } from '@vestibule/contracts';
import { headline, list, text } from '../../testing/records';
import { dropPlace } from './drop-place';

const section = {
  id: 10,
  model: 'section',
  lang: 'de',
  columns: [
    { classes: '', children: [text] },
    { classes: '', children: [] },
  ],
} as unknown as ContentModule;
const page = [headline, section, list];
const top = { section: null, column: 0 };

describe('drop place', () => {
  test.each([
    ['below the one after it', headline.id, { module: section.id, half: 'lower' }, { ...top, index: 1 }],
    ['above an earlier one', list.id, { module: headline.id, half: 'upper' }, { ...top, index: 0 }],
    ['at the end of the page', headline.id, top, { ...top, index: 2 }],
    ['into a column', headline.id, { module: text.id, half: 'upper' }, { section: 10, column: 0, index: 0 }],
    ['into an empty column', headline.id, { section: 10, column: 1 }, { section: 10, column: 1, index: 0 }],
    ['out of a column', text.id, { module: list.id, half: 'lower' }, { ...top, index: 3 }],
  ] as const)('%s', (_, moved, target, place) => expect(dropPlace(page, moved, target)).toEqual(place));

  test.each([
    ['on itself', headline.id, { module: headline.id, half: 'lower' }],
    ['where it stands already', headline.id, { module: section.id, half: 'upper' }],
    ['inside itself', section.id, { section: 10, column: 1 }],
    ['on a module of another page', headline.id, { module: 99, half: 'upper' }],
  ] as const)('nowhere: %s', (_, moved, target) => expect(dropPlace(page, moved, target)).toBeUndefined());
});
