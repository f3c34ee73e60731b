import type { RouteDeclaration } from '../remote/define-remote';
import type { RemoteManifest } from '../remote/manifest';
import { RouteTable } from './match';
import { movedPaths } from './moved';
import { readRoutes, writeRoutes } from './route-header';
import { hasRoute, hrefOf, routesOf, type SiteComposition } from './site';

const route = (id: RouteDeclaration['id'], path: string, replaces?: readonly string[]): RouteDeclaration => ({
  id,
  path: { de: path, en: path, cs: path },
  page: `./pages/${id.replace('/', '-')}`,
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
  ...(replaces && { replaces }),
});
const site = (remotes: Readonly<Record<string, readonly RouteDeclaration[]>>): SiteComposition => ({
  id: 'a',
  remotes: Object.entries(remotes).map(
    ([name, routes]) => ({ name, version: '1.0.0', routes, slots: [] }) as unknown as RemoteManifest,
  ),
});
const remoteAt = (composition: SiteComposition, path: string) =>
  new RouteTable(composition, 'de').match(path)?.entry.remote.name;

const OLD = route('hub/desk', 'desk/:id');
const TAKEN = route('shop/desk', 'desk/:id', ['hub/desk']);
const ELSEWHERE = route('shop/desk', 'counter/:id', ['hub/desk']);

describe('a route that replaces another remote’s', () => {
  it.each([
    ['while both are live', [OLD]],
    ['once the other is dropped', []],
  ])('has its address and its links %s', (_, hub) => {
    const composition = site({ hub, shop: [TAKEN] });
    expect(remoteAt(composition, '/de/desk/7')).toBe('shop');
    expect(hrefOf(composition, 'hub/desk', { id: 7 }, 'en')).toBe('/en/desk/7');
    expect(hasRoute(composition, 'hub/desk')).toBe(true);
    expect(routesOf(composition).map(({ id }) => id)).toEqual(['shop/desk']);
  });

  it('leaves the address to the other once it is gone itself', () => {
    const composition = site({ hub: [OLD], shop: [] });
    expect(remoteAt(composition, '/de/desk/7')).toBe('hub');
    expect(hrefOf(composition, 'shop/desk', { id: 7 }, 'de')).toBe('/de');
  });

  it('is where the other’s addresses lead, when its path is another one', () => {
    const both = site({ hub: [OLD], shop: [ELSEWHERE] });
    // The gateway gives a composition the places of its replaced routes.
    expect(movedPaths(both, [OLD]).present('/de/desk/7')).toBe('/de/counter/7');
    expect(remoteAt(both, '/de/desk/7')).toBeUndefined();
    const alone = site({ hub: [], shop: [ELSEWHERE] });
    expect(movedPaths(alone, [OLD]).present('/cs/desk/7')).toBe('/cs/counter/7');
    expect(movedPaths(alone, [OLD]).earlier('/cs/counter/7')).toEqual(['/cs/desk/7']);
    expect(hrefOf(alone, 'hub/desk', { id: 7 }, 'de')).toBe('/de/counter/7');
  });

  it('is left where it is by a redirect when its path is the same', () =>
    expect(movedPaths(site({ hub: [OLD], shop: [TAKEN] }), [OLD]).present('/de/desk/7')).toBeUndefined());

  it('has the names of routes that the other had replaced', () => {
    const composition = site({ hub: [OLD], shop: [TAKEN], door: [route('door/desk', 'gate/:id', ['shop/desk'])] });
    expect(hrefOf(composition, 'hub/desk', { id: 7 }, 'de')).toBe('/de/gate/7');
    expect(movedPaths(composition, [OLD]).present('/de/desk/7')).toBe('/de/gate/7');
  });

  it('has the links of the backend, and the routes that the home page names', () => {
    const composition = site({
      shop: [route('shop/basket', 'basket', ['cart'])],
      all: [route('all/page', '*', ['content-page'])],
    });
    expect(readRoutes(writeRoutes(composition))?.('cart', {}, 'en')).toBe('/en/basket');
    expect(remoteAt(composition, '/')).toBe('all');
  });
});
