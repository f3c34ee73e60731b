import { LANGUAGES, type Language } from '@vestibule/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translator } from './translate';

const FORM = /_(?:one|few|many|other)$/;
const read = (lang: Language): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../translations', `${lang}.json`), 'utf8'));

/** Paths of texts with the text: `orders.total`. */
const textsIn = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([name, one]) => textsIn(one, path === '' ? name : `${path}.${name}`));

/** Texts with the names of their values; forms of a plural are one text, whose `count` a form may leave out. */
const shapeOf = (lang: Language) =>
  [
    ...new Set(
      textsIn(read(lang)).map(([path, text]) => {
        const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).filter((name) => name !== 'count');
        return `${path.replace(FORM, '')} ${names.sort().join(' ')}`.trim();
      }),
    ),
  ].sort();

describe('texts of the backend', () => {
  it.each(LANGUAGES)('are complete in %s, with the same values, and each plural has all forms', (lang) => {
    expect(shapeOf(lang)).toEqual(shapeOf('de'));
    const texts = textsIn(read(lang));
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    const plurals = new Set(texts.filter(([path]) => FORM.test(path)).map(([path]) => path.replace(FORM, '')));
    const paths = new Set(texts.map(([path]) => path));
    expect([...plurals].flatMap((name) => forms.filter((form) => !paths.has(`${name}_${form}`)))).toEqual([]);
  });

  it('choose the form of a number', () => {
    const t = translator('cs');
    expect([1, 3, 7].map((count) => t('link.days', { count }))).toEqual([
      'Odkaz platí jeden den a lze ho použít jen jednou.',
      'Odkaz platí 3 dny a lze ho použít jen jednou.',
      'Odkaz platí 7 dní a lze ho použít jen jednou.',
    ]);
  });

  it('leave values as they are', () => {
    const order = '{{code}} $t(orders.total) <b>&amp;';
    expect(translator('en')('orders.confirmed', { order, code: 'x' })).toBe(`Your tickets: order ${order}`);
  });
});
