import { exampleSite } from '@vestibule/testkit/example-site';
import { hrefOf } from '../site/site';
import type { Href } from './host';
import { recordHref, recordUrls, routeUrls } from './record-links';

const moved = { id: 'events-slug-id', path: { de: 'programm/:slug/:id', en: 'events/:slug/:id', cs: 'x/:slug/:id' } };
const site = exampleSite([moved as never]);
const href: Href = (route, params, lang = 'de') => hrefOf(site, route, params, lang);

describe('record links', () => {
  test('a record is where the composition has its route', () => {
    expect(recordHref(href, 'event', { slug: 'nacht', id: 7 })).toBe('/de/programm/nacht/7');
    expect(recordHref(href, 'venue', { slug: 'hof', id: 2 })).toBe('/de/venues/hof/2');
  });

  test('in each language that it has a name in', () => {
    expect(recordUrls(href, 'event', { id: 7, names: { de: 'nacht', en: 'night' } })).toEqual({
      de: '/de/programm/nacht/7',
      en: '/en/events/night/7',
    });
  });

  test('a page of the same params and query in every language', () => {
    expect(routeUrls(href, 'search', { category: 'events', page: 2 }, '?q=a')).toEqual({
      de: '/de/search/events/2?q=a',
      en: '/en/search/events/2?q=a',
      cs: '/cs/search/events/2?q=a',
    });
  });
});
