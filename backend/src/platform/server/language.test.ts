import { acceptedLanguage } from './language';

describe('language', () => {
  test.each([
    [undefined, 'de'],
    ['', 'de'],
    ['fr', 'de'],
    ['en-GB,en;q=0.9', 'en'],
    ['fr,cs;q=0.5,en;q=0.8', 'en'],
    ['en;q=0,cs;q=0.1', 'cs'],
    ['*', 'de'],
    ['EN', 'en'],
    [`${'x,'.repeat(5000)}en`, 'de'],
  ])('%p → %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
