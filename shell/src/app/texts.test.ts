import { addTranslations, createI18n } from '@vestibule/contracts/i18n';
import { textsOf } from './texts';

const texts = {
  plain: 'Alle Termine',
  deep: { er: 'darunter', list: ['a', 'b'] },
  empty: '',
  named: '{{name}} um {{ time }}',
  escaped: '<b>{{name}}</b>',
  formatted: '{{name, uppercase}}',
  path: '{{event.title}}',
  nested: 'Siehe $t(plain)',
  broken: 'Rest }} von {{',
  days_one: '{{count}} Tag',
  days_other: '{{count}} Tage',
  seat: 'Platz',
  seat_free: 'Freier Platz',
};
const german = createI18n('de');
addTranslations(german, 'shell', 'de', texts);
const english = createI18n('en');
addTranslations(english, 'shell', 'en', { plain: 'All dates' });
addTranslations(english, 'shell', 'de', texts);

const keys = [...Object.keys(texts), 'deep.er', 'deep.list', 'days', 'missing', 'shell:plain', 'deep.nothing'];
const values = [
  undefined,
  {},
  { name: 'Orgelnacht', time: '20 Uhr' },
  { name: '$& {{time}} $t(plain) <i>', time: 0 },
  { name: null, time: undefined },
  { name: ['a'], time: true },
  { name: 'nur ein Wert' },
  { count: 1 },
  { count: 3, name: 'a', time: 'b' },
  { context: 'free' },
  { defaultValue: 'sonst' },
  { lng: 'en' },
  { interpolation: { escapeValue: true }, name: '<i>', time: '' },
  { event: { title: 'Orgelnacht' } },
];

describe('app: texts', () => {
  test.each([german, english])('says what the library says: %#', (instance) => {
    const { t } = textsOf(instance, 'shell');
    const library = instance.getFixedT(instance.language, 'shell');
    const said = keys.flatMap((key) => values.map((one) => [key, one, t(key, { ...one })]));
    expect(said).toEqual(keys.flatMap((key) => values.map((one) => [key, one, library(key, { ...one })])));
    expect(keys.map((key) => t(key))).toEqual(keys.map((key) => library(key)));
    expect(t('missing', 'sonst')).toBe('sonst');
    // Control: some are found, some are not.
    expect(t('plain')).toBe(instance === german ? 'Alle Termine' : 'All dates');
    expect(t('missing')).toBe('missing');
  });

  test('texts that come later are found, and replace earlier ones', () => {
    const instance = createI18n('de');
    const { t } = textsOf(instance, 'late');
    expect(t('title')).toBe('title');
    addTranslations(instance, 'late', 'de', { title: 'Programm' });
    expect(t('title')).toBe('Programm');
    addTranslations(instance, 'late', 'de', { title: 'Spielplan' });
    expect(t('title')).toBe('Spielplan');
  });

  test('there is one function for a namespace', () => {
    expect(textsOf(german, 'shell')).toBe(textsOf(german, 'shell'));
    expect(textsOf(german, 'shell')).not.toBe(textsOf(german, 'other'));
  });
});
