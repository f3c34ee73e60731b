import cs from '../translations/cs.json';
import de from '../translations/de.json';
import en from '../translations/en.json';

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${prefix}${key}.`) : [prefix + key],
  );

/** Names of texts without their plural forms, of which Czech has more. */
const textsOf = (texts: object) => [
  ...new Set(
    keysOf(texts)
      .map((key) => key.replace(/_(one|few|many|other)$/, ''))
      .sort(),
  ),
];

test.each([
  ['en', en],
  ['cs', cs],
])('%s has the texts that German has', (_lang, texts) => expect(textsOf(texts)).toEqual(textsOf(de)));
