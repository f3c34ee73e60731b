import cs from '../translations/cs.json';
import de from '../translations/de.json';
import en from '../translations/en.json';

/** Every language counts in its own way: the plural forms of a text are one key. */
const keysOf = (texts: object, prefix = ''): string[] => [
  ...new Set(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object'
        ? keysOf(value as object, `${prefix}${key}.`)
        : [prefix + key.replace(/_(?:one|few|many|other)$/, '')],
    ),
  ),
];

describe('translations', () => {
  test.each([
    ['en', en],
    ['cs', cs],
  ])('%s has the texts that German has', (_lang, texts) => expect(keysOf(texts).sort()).toEqual(keysOf(de).sort()));
});
