import cs from '../../translations/cs.json';
import de from '../../translations/de.json';
import en from '../../translations/en.json';

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${prefix}${key}.`) : [prefix + key],
  );

describe('layout: translations', () => {
  test.each([
    ['en', en],
    ['cs', cs],
  ])('%s has the texts that German has', (_lang, texts) => expect(keysOf(texts).sort()).toEqual(keysOf(de).sort()));
});
