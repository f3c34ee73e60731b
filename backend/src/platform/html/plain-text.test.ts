import { plainText, shorten } from './plain-text';

describe('plain text', () => {
  test('blocks part words, emphasis does not; entities become their characters', () => {
    expect(
      plainText('<h2>Salz</h2><p>Ein <em>Pf</em>und&nbsp;&amp; mehr</p><ul><li>a</li><li>&lt;b&gt;</li></ul>'),
    ).toBe('Salz Ein Pfund & mehr a <b>');
  });

  test('a text is cut after a word', () => {
    expect(shorten('kurz', 10)).toBe('kurz');
    expect(shorten('eins zwei drei', 10)).toBe('eins…');
  });
});
