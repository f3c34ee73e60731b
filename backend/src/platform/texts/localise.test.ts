import { contentLanguage, pick, pickLoose } from './localise';
import { slugOf } from './slug';

describe('localise', () => {
  test('a record is shown in the requested language, else German, else whichever there is', () => {
    expect(contentLanguage('cs', { de: 'a', cs: 'b' })).toBe('cs');
    expect(contentLanguage('cs', { de: 'a', en: 'b' })).toBe('de');
    expect(contentLanguage('cs', { en: 'b' })).toBe('en');
    expect(contentLanguage('cs', { en: '' })).toBe('cs');
    expect(contentLanguage('en', {}, { en: 'headline' })).toBe('en');
  });

  test('a text falls back on its own; an empty one is none', () => {
    expect(pick({ de: 'a', en: '' }, 'en')).toBe('a');
    expect(pick(null, 'en')).toBe('');
    expect(pickLoose('same for all', 'en')).toBe('same for all');
    expect(pickLoose({ en: 'b', x: 1 }, 'cs')).toBe('b');
    expect(pickLoose(7, 'cs')).toBe('');
  });

  test('slugs are ASCII and never empty', () => {
    expect(slugOf('Führung für Žofie', 'x')).toBe('fuehrung-fuer-zofie');
    expect(slugOf('日本', 'event-7')).toBe('event-7');
    expect(slugOf('a'.repeat(300), 'x')).toHaveLength(100);
  });
});
