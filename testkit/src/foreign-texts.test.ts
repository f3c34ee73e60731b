/** @jest-environment jsdom */
import { germanTexts, shownTexts } from './foreign-texts';

const texts = {
  german: {
    save: 'Speichern',
    hub: 'Hub',
    count: { many: 'Gefundene Einträge: {{count}}', few: '{{count}} von {{all}}' },
  },
  own: { save: 'Save', hub: 'Hub', count: { many: 'Entries found: {{count}}', few: '{{count}} of {{all}}' } },
};

describe('foreign texts', () => {
  it.each([
    ['Speichern', true],
    ['Save', false],
    ['Hub', false],
    ['Gefundene Einträge: 12', true],
    ['Entries found: 12', false],
    ['14:03 Uhr', true],
    ['Kammermusik', false],
  ])('of %p it says that it is German: %p', (text, isGerman) => {
    expect(germanTexts([text], texts)).toEqual(isGerman ? [text] : []);
  });

  it('looks at texts, names and hints of elements, but not at those marked as German', () => {
    document.body.innerHTML =
      '<main><p>One <b>two</b></p><button aria-label="Three">x</button><input placeholder="Four"><i lang="de">Deutsch</i></main>';
    expect(shownTexts(document.body)).toEqual(['One', 'two', 'Three', 'x', 'Four']);
  });
});
