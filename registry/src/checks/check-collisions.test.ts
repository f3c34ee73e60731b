import type { RemoteManifest } from '@vestibule/contracts';
import { checkCollisions } from './check-collisions';

type Route = RemoteManifest['routes'][number];
const route = (id: `${string}/${string}`, path: string, localised?: boolean): Route => ({
  id,
  path: { de: path, en: path, cs: path },
  ...(localised !== undefined && { localised }),
  page: './pages/a',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
});
const messages = (mine: Route, theirs: Route) =>
  checkCollisions({ name: 'hub', routes: [mine], slots: [] }, [{ name: 'other', routes: [theirs], slots: [] }]).map(
    ({ message }) => message,
  );

test('a localised path collides in each language', () => {
  expect(messages(route('hub/a', 'a/:id'), route('other/a', 'a/:slug'))).toEqual([
    '/de/a/:id is the path of other/a of other',
    '/en/a/:id is the path of other/a of other',
    '/cs/a/:id is the path of other/a of other',
  ]);
});

test('a path without prefix collides with its like only', () => {
  expect(messages(route('hub/a', 'a', false), route('other/a', 'a'))).toEqual([]);
  expect(messages(route('hub/a', 'a', false), route('other/a', 'a', false))).toEqual([
    '/a is the path of other/a of other',
  ]);
});
