import { fakeHost } from '@vestibule/testkit/fake-host';
import { searchPath, searchUrl } from './search-url';

const { href } = fakeHost().host;

describe('search url', () => {
  test('the text is encoded as in a sent form', () => {
    expect(searchUrl(href, 'Führung & mehr')).toBe('/de/search?q=F%C3%BChrung+%26+mehr');
  });

  test('a category is carried over, from its first page', () => {
    expect(searchPath(href)).toBe('/de/search');
    expect(searchUrl(href, 'a', 'výstavy')).toBe('/de/search/v%C3%BDstavy/1?q=a');
  });
});
