import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import { sourceFiles } from './source-files';

/** Wording that visitors stumbled over: it must not come back. */
const REJECTED = {
  de: [/Ausstellungsart/i, /Demnächst buchbar/],
  en: [/minutes to read/i, /comes back to the house again and again/i],
  // The shop has one name: e-shop. Names of texts are not shown.
  cs: [/Vollpreis/, /: ".*webshop/i, /internetov\S+ obchod/i],
};

describe('words', () => {
  test.each(['de', 'en', 'cs'] as const)('the site says nothing in %s that visitors stumbled over', (lang) => {
    const files = sourceFiles(['json']).filter(
      ({ path }) => /\/translations\/(?:\w+\/)?(\w+)\.json$/.exec(path)?.[1] === lang,
    );
    expect(files.length).toBeGreaterThan(4);
    const found = files.flatMap(({ path, text }) =>
      REJECTED[lang].filter((wording) => wording.test(text)).map((wording) => `${path}: ${wording.source}`),
    );
    expect(found).toEqual([]);
  });

  /** Packages with texts for visitors. */
  const PACKAGES = ['backend', 'gateway', 'mfe-commerce', 'mfe-content', 'mfe-programme', 'shell'];

  interface RefusedWord {
    readonly word: RegExp;
    readonly use: string;
    /** Another thing of the same name, or a whole sentence that is right. */
    readonly except?: RegExp;
  }

  /** One thing has one name in a language. */
  const REFUSED: Readonly<Record<string, readonly RefusedWord[]>> = {
    de: [
      {
        word: /\b(Eintritts)?[Kk]arten?\b/,
        use: 'Ticket',
        // Cards of banks, and maps.
        except: /^(Mit )?Karte$|, mit Karte$|Mit Karte bezahlt|^Karte, Überweisung|^Karte: |OpenStreetMap/,
      },
      { word: /\bZugang$/, use: 'Barrierefreiheit' },
    ],
    en: [
      { word: /\b[Rr]eset filters?\b/, use: 'Clear filters' },
      { word: /\bPresent password\b/, use: 'Current password' },
      { word: /\bvalue for this field\b/, use: 'This value does not fit here.' },
    ],
    cs: [
      { word: /(^|\s)([Dd]ům|domu|domě)(\s|[.,]|$)/, use: 'muzeum, u nás' },
      { word: /[Pp]rodukc/, use: 'výstavy a představení' },
      { word: /E-shop je právě offline/, use: 'mimo provoz' },
      { word: /\bna (naší )?pokladně\b/i, use: 'v pokladně' },
      { word: /nesedí|Kód nesouhlasí/, use: 'není v pořádku, není správný' },
    ],
  };

  type Texts = { readonly [key: string]: string | Texts };

  const textsIn = (texts: Texts, path: string): [path: string, text: string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}.${key}`, value]] : textsIn(value, `${path}.${key}`),
    );

  function refusedIn(language: string, all: readonly (readonly [path: string, text: string])[]): string[] {
    return all.flatMap(([path, text]) =>
      (REFUSED[language] ?? [])
        .filter(({ word, except }) => word.test(text) && !except?.test(text))
        .map(({ use }) => `${path}: "${text}" (use: ${use})`),
    );
  }

  const filesOf = (name: string, language: string): string[] => {
    const folder = join(ROOT, name, 'translations');
    const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [folder, ...inner.map((entry) => join(folder, entry.name))].map((path) => join(path, `${language}.json`));
  };

  describe('words of translations', () => {
    it.each(Object.keys(REFUSED))('%s has one name for each thing', (language) => {
      const all = PACKAGES.flatMap((name) =>
        filesOf(name, language).flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')) as Texts, name)),
      );
      expect(all.length).toBeGreaterThan(500);
      expect(refusedIn(language, all)).toEqual([]);
    });

    it('names a refused word, and passes other things of that name', () => {
      expect(refusedIn('de', [['a', 'Karten buchen']])).toEqual(['a: "Karten buchen" (use: Ticket)']);
      expect(refusedIn('de', [['a', 'Karte, Überweisung und mehr']])).toEqual([]);
      expect(refusedIn('cs', [['a', 'E-shop domu']])).toHaveLength(1);
    });
  });
});
