import { exampleSite, type ExampleRoute } from '@vestibule/testkit/example-site';
import { matchRoutes } from 'react-router-dom';
import type { FormerRoute } from './former-route';
import { movedPaths } from './moved';
import { routesOf } from './site';

jest.mock('react-router-dom', () => {
  const actual = jest.requireActual<typeof import('react-router-dom')>('react-router-dom');
  return { ...actual, matchRoutes: jest.fn(actual.matchRoutes) };
});

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const route = (id: ExampleRoute['id'], path: string): FormerRoute => ({ id, path: everywhere(path) });

/** The programme at `programm`, after it has been at two other places. */
const site = exampleSite([
  route('events', 'programm'),
  route('events-slug-id', 'programm/:slug/:id'),
  { id: 'editor/hub', path: everywhere('hub'), localised: false },
]);
const former: FormerRoute[] = [
  { id: 'events', path: { de: 'veranstaltungen', en: 'events', cs: 'akce' } },
  { id: 'events-slug-id', path: { de: 'veranstaltungen/:slug/:id', en: 'events/:slug/:id', cs: 'akce/:slug/:id' } },
  route('events', 'kalender'),
  route('news', 'programm'),
  route('search', 'suche/:page?'),
  route('team-slug-id', 'team/:id'),
  { ...route('editor/hub', 'cms-hub'), localised: false },
  route('content-page', '*'),
  route('content-page', 'seiten/*'),
  route('rooms/list', 'raeume'),
];
const { present, earlier } = movedPaths(site, former);

describe('moved', () => {
  test.each([
    ['/de/veranstaltungen', '/de/programm'],
    ['/de/veranstaltungen/', '/de/programm'],
    ['/en/events', '/en/programm'],
    ['/cs/akce/noc/7', '/cs/programm/noc/7'],
    ['/de/veranstaltungen/a%20b/7', '/de/programm/a%20b/7'],
    ['/de/kalender', '/de/programm'],
    ['/de/suche', '/de/search'],
    ['/cms-hub', '/hub'],
    ['/de/seiten/besuch/f%C3%BChrung', '/de/besuch/f%C3%BChrung'],
  ])('%s is at %s now', (path, now) => expect(present(path)).toBe(now));

  test.each([
    ['the path of a page now', '/de/programm'],
    ['a path that never was one', '/de/besuch'],
    ['another language’s path', '/de/akce'],
    ['a route that nobody has any more', '/de/raeume'],
    ['a path that lacks a required part', '/de/team/7'],
    ['home', '/'],
  ])('%s stays', (_, path) => expect(present(path)).toBeUndefined());

  test('a path knows those before it, the latest first', () => {
    expect(earlier('/de/programm')).toEqual(['/de/veranstaltungen', '/de/kalender']);
    expect(earlier('/en/programm/night/7')).toEqual(['/en/events/night/7']);
    expect(earlier('/de/besuch')).toEqual([]);
  });

  test('where two routes were at one path, it leads to the one that was there last', () => {
    const both = [route('news', 'aktuell'), route('events', 'aktuell')];
    expect(movedPaths(site, both).present('/de/aktuell')).toBe('/de/news');
  });

  test('nothing is matched on behalf of places that routes still have: every link of a page is asked about', () => {
    jest.mocked(matchRoutes).mockClear();
    const today = routesOf(site).map(({ id, path, localised }) => ({
      id,
      path,
      ...(localised === false && { localised }),
    }));
    expect(movedPaths(site, today).present('/de/veranstaltungen/orgelnacht/3')).toBeUndefined();
    expect(movedPaths(site, today).earlier('/de/veranstaltungen')).toEqual([]);
    expect(matchRoutes).not.toHaveBeenCalled();
    // Control: a place that is another one's now is looked at.
    movedPaths(site, former).present('/de/veranstaltungen');
    expect(matchRoutes).toHaveBeenCalled();
  });
});
