import { foldQuery, hyphenParts, unhyphenated } from './fold-query';

describe('words of a text', () => {
  test('hyphenated ones are apart from the others', () => {
    const text = 'Step-free: a well‐known, wheelchair-friendly-house - and free';
    expect(hyphenParts(text)).toEqual(['step', 'free', 'well', 'known', 'wheelchair', 'friendly', 'house']);
    expect(unhyphenated(text)).toEqual(['a', 'and', 'free']);
  });

  test('a hyphen at an end joins nothing', () => {
    expect(hyphenParts('Vor- und Nachteile -5')).toEqual([]);
    expect(unhyphenated('Vor- und Nachteile -5')).toEqual(foldQuery('Vor und Nachteile 5'));
  });

  test('one endless word is read in the time of its length', () => {
    const endless = 'a'.repeat(2_000_000);
    expect(hyphenParts(endless)).toEqual([]);
    expect(unhyphenated(endless)).toEqual(['a'.repeat(100)]);
  });
});
