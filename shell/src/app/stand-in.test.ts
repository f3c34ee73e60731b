import { RootStore, SiteError } from '@vestibule/contracts';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import type { AppHost } from './app-host';
import type { RouteData } from './route-data';
import { withStandIn } from './stand-in';

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
