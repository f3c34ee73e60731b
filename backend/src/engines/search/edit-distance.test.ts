import { editDistance, editsAllowed } from './edit-distance';

describe('edit distance', () => {
  test.each([
    ['konzert', 'konzert', 0],
    ['konzet', 'konzert', 1],
    ['konzzert', 'konzert', 1],
    ['konsert', 'konzert', 1],
    ['konzret', 'konzert', 1],
    ['kozret', 'konzert', 2],
    ['', 'ab', 2],
  ])('%s is changed to %s by %i edits', (typed, word, edits) => {
    expect(editDistance(typed, word)).toBe(edits);
  });

  test('the rest of a longer word costs nothing while one is typing', () => {
    expect(editDistance('orgelkoz', 'orgelkonzert', true)).toBe(1);
    expect(editDistance('orgelkoz', 'orgelkonzert')).toBe(4);
  });

  test('one edit is forgiven from five letters, two from nine', () => {
    expect(['vier', 'fuenf', 'achtacht', 'neunneunn'].map(editsAllowed)).toEqual([0, 1, 1, 2]);
  });
});
