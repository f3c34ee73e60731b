import type { RemoteManifest } from '../remote/manifest';
import { RouteTable } from './match';
import { hrefOf, type SiteComposition } from './site';

type Route = RemoteManifest['routes'][number];
const same = (path: string) => ({ de: path, en: path, cs: path });
const common = { page: './pages/a', layout: 'default', bodyClass: 'cms', hydrate: 'idle' } as const;
const routes: Route[] = [
  { ...common, id: 'content-page', path: same('*') },
  { ...common, id: 'events', path: { de: 'veranstaltungen', en: 'events', cs: 'akce' } },
  {
    ...common,
    id: 'editor/hub',
    path: same('cms-hub'),
    localised: false,
    layout: 'dashboard',
    bodyClass: 'none',
    page: './pages/hub',
  },
];
const FILE = { path: 'browser/a.js', integrity: '' };
const remote: RemoteManifest = {
  name: 'all',
  version: '1.0.0',
  contracts: '^1.0.0',
  routes,
  slots: [],
  exposes: {},
  entry: FILE,
  server: FILE,
  translations: {},
  files: [],
};
const site: SiteComposition = { id: 'a', remotes: [remote] };
const table = new RouteTable(site, 'de');
const english = new RouteTable(site, 'en');

describe('match', () => {
  test('a page without language prefix is found in every language', () => {
    expect(table.match('/cms-hub')).toMatchObject({
      layout: 'dashboard',
      bodyClass: 'none',
      entry: { expose: './pages/hub' },
    });
    expect(english.match('/cms-hub')).toMatchObject({ layout: 'dashboard', localised: false, personal: true });
    expect(english.match('/en/events')).toMatchObject({ localised: true, personal: false });
    expect(table.match('/de/cms-hub')?.entry.expose).toBe('./pages/a');
    expect(table.layoutOf('/de')).toBe('default');
    expect(table.layoutOf('/nothing')).toBe('default');
    expect(hrefOf(site, 'editor/hub', {}, 'en')).toBe('/cms-hub');
    expect(hrefOf(site, 'events', {}, 'en')).toBe('/en/events');
    expect(hrefOf(site, 'content-page', { path: '' }, 'cs')).toBe('/cs');
  });

  test.each([
    ['/de/veranstaltungen', '/de', false],
    ['/', '/de', false],
    ['/en', '/de', true],
    ['/nothing', '/de', true],
    ['/de/api/events/', '/de', true],
    ['/media/a.jpg', '/de', true],
    ['/cms-hub', '/de', true],
    ['/cms-hub', '/cms-hub', false],
    ['/de', '/cms-hub', true],
  ])('%s is another document than %s: %s', (path, from, elsewhere) =>
    expect(table.isElsewhere(path, from)).toBe(elsewhere),
  );

  test('English pages lead to another document', () => expect(english.isElsewhere('/cms-hub', '/en')).toBe(true));
});
