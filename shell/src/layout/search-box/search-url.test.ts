import { searchPath, searchUrl } from './search-url';

test('the text is encoded as in a sent form', () => {
  expect(searchUrl('de', 'Führung & mehr')).toBe('/de/search?q=F%C3%BChrung+%26+mehr');
});

test('a category is carried over, from its first page', () => {
  expect(searchPath('en')).toBe('/en/search');
  expect(searchUrl('cs', 'a', 'výstavy')).toBe('/cs/search/v%C3%BDstavy/1?q=a');
});
