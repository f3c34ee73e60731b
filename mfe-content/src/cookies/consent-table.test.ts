import { LANGUAGES } from '@vestibule/contracts';
import { CONSENT_CATEGORIES } from '@vestibule/contracts/consent/categories';
import { categoriesOf } from '@vestibule/contracts/consent/services';
import { consentTable, durationText } from './consent-table';
import { loadConsentTexts } from '@vestibule/contracts/consent/texts';

const paths = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? paths(inner, `${prefix}${key}.`) : [prefix + key],
  );
const withoutPlurals = (keys: string[]) =>
  [...new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, '')))].sort();

describe('consent table', () => {
  test.each(LANGUAGES)('%s says the same things, of every service', async (lang) => {
    const texts = await loadConsentTexts(lang);
    expect(withoutPlurals(paths(texts))).toEqual(withoutPlurals(paths(await loadConsentTexts('de'))));
    for (const group of consentTable(lang, texts, true, 'https://shop.example'))
      for (const { name, purpose } of group.rows)
        expect([name, purpose]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  });

  test('without a tag manager nothing is named that only it loads', async () => {
    expect(categoriesOf(true)).toEqual(CONSENT_CATEGORIES);
    expect(categoriesOf(false)).toEqual(['required', 'media']);
    const names = consentTable('de', await loadConsentTexts('de'), false).flatMap(({ rows }) =>
      rows.map(({ name }) => name),
    );
    expect(names).toContain('YouTube');
    expect(names).not.toContain('Google Analytics');
  });

  test('a shop in a frame is named with its host, among the required services, where there is one', async () => {
    const texts = await loadConsentTexts('de');
    const shopIn = (shop?: string) =>
      consentTable('de', texts, true, shop).flatMap(({ category, rows }) =>
        rows.filter(({ id }) => id === 'shop').map(({ provider }) => [category, provider]),
      );
    expect(shopIn('https://shop.example:8443/haus')).toEqual([['required', 'shop.example:8443']]);
    expect([shopIn(''), shopIn()]).toEqual([[], []]);
  });

  test.each([
    ['cs', 15 / 1440, '15 minut'],
    ['cs', 1, '1 den'],
    ['cs', 2, '2 dny'],
    ['de', 730, '730 Tage'],
    ['en', null, 'until the browser is closed'],
  ] as const)('durations in %s: %s is "%s"', async (lang, days, text) => {
    expect(durationText(days, lang, await loadConsentTexts(lang))).toBe(text);
  });
});
