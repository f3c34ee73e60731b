import { RootStore, SiteError } from '@vestibule/contracts';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import type { AppHost } from './app-host';
import type { RouteData } from './route-data';
import { withoutInvalidQuery, withStandIn } from './stand-in';

const { signal } = new AbortController();
const url = new URL('https://example.org/de/weg?a=1');
const failed = (status: number): RouteData => ({ expose: 'x', slots: {}, failure: { status, code: 'not_found' } });
const PAGE: RouteData = {
  expose: 'content|./pages/content-page',
  data: { id: 3 },
  slots: { 'event-list:4': { data: 1 } },
  meta: {
    title: 'Verlaufen?',
    urls: { de: 'verlaufen' },
    breadcrumbs: [{ title: 'Verlaufen?', url: '/de/verlaufen' }],
  },
};

function host(notFoundPath: string, answer?: () => Promise<unknown>) {
  const store = new RootStore();
  const settings = { ...exampleSettings, design: { ...exampleSettings.design, notFoundPath } };
  if (!answer) store.settings.set(settings);
  const call = answer ?? (() => Promise.resolve(settings));
  return { store, api: { call } } as unknown as AppHost;
}

describe('stand in', () => {
  test('a missing page is still 404, with the page of the settings and without an address of it', async () => {
    const asked: string[] = [];
    const load = (other: URL) => {
      asked.push(other.href);
      return Promise.resolve(PAGE);
    };
    expect(await withStandIn(host('/de/verlaufen'), failed(404), { url, signal }, load)).toEqual({
      expose: PAGE.expose,
      slots: PAGE.slots,
      meta: { title: 'Verlaufen?', urls: {}, breadcrumbs: [], noindex: true },
      failure: { status: 404, code: 'not_found', standIn: { expose: PAGE.expose, data: PAGE.data } },
    });
    expect(asked).toEqual(['https://example.org/de/verlaufen']);
  });

  test('data without the frame asks for the settings; without them there is nothing in its place', async () => {
    const settings = { ...exampleSettings, design: { ...exampleSettings.design, notFoundPath: '/de/verlaufen' } };
    const load = () => Promise.resolve(PAGE);
    const known = host('', () => Promise.resolve(settings));
    expect(await withStandIn(known, failed(404), { url, signal }, load)).toHaveProperty('failure.standIn');
    const away = host('', () => Promise.reject(new SiteError('unavailable', 503, 'away')));
    expect(await withStandIn(away, failed(404), { url, signal }, load)).toBeUndefined();
  });

  test.each<[string, string, RouteData, () => Promise<RouteData> | undefined]>([
    ['no path', '', failed(404), () => Promise.resolve(PAGE)],
    ['the page itself', '/de/weg', failed(404), () => Promise.resolve(PAGE)],
    ['another status', '/de/verlaufen', failed(403), () => Promise.resolve(PAGE)],
    ['a page that there is', '/de/verlaufen', PAGE, () => Promise.resolve(PAGE)],
    ['one that is missing or offline', '/de/verlaufen', failed(404), () => Promise.resolve(failed(404))],
    ['a path of no route', '/elsewhere', failed(404), () => undefined],
  ])('nothing stands in: %s', async (_, path, route, load) => {
    expect(await withStandIn(host(path), route, { url, signal }, load)).toBeUndefined();
  });

  describe('withoutInvalidQuery', () => {
    const invalid = (detail: string): RouteData => ({
      expose: 'x',
      slots: {},
      failure: { status: 400, code: 'validation', detail },
    });
    const at = (search: string) => new URL(`https://example.org/de/programm${search}`);
    /** Refuses the first of these parameters that the address has. */
    const loader = (names: readonly string[], otherwise: RouteData) => {
      const urls: string[] = [];
      const load = (url: URL) => {
        urls.push(url.search);
        const name = names.find((one) => url.searchParams.has(one));
        return Promise.resolve(name === undefined ? otherwise : invalid(name));
      };
      return { urls, load };
    };

    it('shows the page without each invalid parameter, and names them', async () => {
      const { urls, load } = loader(['date', 'page'], PAGE);
      const route = await withoutInvalidQuery(invalid('date'), at('?date=x&tag=3&page=0'), load);
      expect(urls).toEqual(['?tag=3&page=0', '?tag=3']);
      expect(route).toEqual({
        expose: PAGE.expose,
        slots: PAGE.slots,
        meta: { ...PAGE.meta, noindex: true },
        failure: {
          status: 400,
          code: 'validation',
          detail: 'date, page',
          standIn: { expose: PAGE.expose, data: PAGE.data },
        },
      });
    });

    it.each<[string, RouteData, string, RouteData]>([
      ['a page that there is', PAGE, '?date=x', PAGE],
      ['a missing page', failed(404), '?date=x', PAGE],
      ['a parameter that the address lacks', invalid('date'), '?tag=3', PAGE],
      ['a page that fails without it as well', invalid('date'), '?date=x', failed(503)],
    ])('leaves %s as it is', async (_, route, search, otherwise) => {
      expect(await withoutInvalidQuery(route, at(search), loader([], otherwise).load)).toBeUndefined();
    });
  });
});
