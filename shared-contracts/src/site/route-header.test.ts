import { exampleSite } from '@vestibule/testkit/example-site';
import { readRoutes, writeRoutes } from './route-header';

describe('route header', () => {
  test('the backend reads the header that the gateway writes', () => {
    const href = readRoutes(writeRoutes(exampleSite()));
    expect(href?.('events-slug-id', { slug: 'nacht', id: 7 }, 'en')).toBe('/en/events/nacht/7');
    expect(href?.('news', {}, 'cs')).toBe('/cs/news');
  });

  test('a route that the composition lacks leads home; without the header nothing leads anywhere', () => {
    expect(readRoutes(writeRoutes({ id: 'a', remotes: [] }))?.('cart', {}, 'en')).toBe('/en');
    expect(readRoutes(undefined)).toBeUndefined();
  });

  test('a header is ASCII, and small', () => {
    const value = writeRoutes(exampleSite());
    expect(value).toMatch(/^[\x20-\x7e]*$/);
    expect(value.length).toBeLessThan(1500);
  });
});
