import { exampleSite } from '@vestibule/testkit/example-site';
import { shopListPath } from './shop-paths';

const list = { de: 'abonnements', en: 'abonnements', cs: 'abonnements' };
const SITE = exampleSite([{ id: 'content/series', path: list }]);

describe('shop paths', () => {
  test.each([
    ['/webshop/events', '/de/veranstaltungen'],
    ['/webshop/events/', '/de/veranstaltungen'],
    ['/en/webshop/events/2026', '/en/events'],
    ['/testshop/articles', '/de/news'],
    ['/cs/test.webshop/articles', '/cs/news'],
    ['/cs/eventim-template/series/3', '/cs/abonnements'],
    ['/webshop', undefined],
    ['/webshop/cart', undefined],
    ['/webshop/eventsabc', undefined],
    ['/fr/webshop/events', undefined],
    ['/testxwebshop/events', undefined],
    ['/de/veranstaltungen/events', undefined],
  ])('%s leads to %s', (path, goal) => expect(shopListPath(path, SITE)).toBe(goal));

  test('a list whose page nobody has leads nowhere', () =>
    expect(shopListPath('/webshop/series', exampleSite())).toBeUndefined());
});
