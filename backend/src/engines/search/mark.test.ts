import { excerpt, mark } from './mark';

const begins =
  (...words: string[]) =>
  (part: string) =>
    words.some((word) => part.startsWith(word));

const shown = ({ text, marks }: ReturnType<typeof mark>) =>
  [...marks]
    .reverse()
    .reduce((all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`, text);

describe('mark', () => {
  test('marks words with a searched word as prefix, whatever case and diacritics they have', () => {
    expect(shown(mark('Öffentliche Führung für Große', begins('fuhr', 'grosse')))).toBe(
      'Öffentliche [Führung] für [Große]',
    );
    expect(shown(mark('Fu\u0308hrung, Ausführung', begins('fuhr')))).toBe('[Fu\u0308hrung], Ausführung');
  });

  test('an excerpt begins near the first such word, or at the beginning', () => {
    const long = `${'Wort '.repeat(30)}Salz ${'danach '.repeat(40)}`.trim();
    expect(shown(excerpt(long, begins('salz')))).toMatch(/^… (Wort ){9,10}\[Salz\] (danach )+…$/);
    expect(shown(excerpt(long, begins('pfeffer')))).toMatch(/^(Wort ){30}Salz .*…$/);
    expect(excerpt('kurz', begins('salz'))).toEqual({ text: 'kurz', marks: [] });
  });
});
