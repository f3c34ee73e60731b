import type { RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import { checkExposes } from './check-exposes';

const ROUTE: RouteDeclaration = {
  id: 'hub/a',
  path: { de: 'a', en: 'a', cs: 'a' },
  page: './pages/a',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
};
const file = { path: 'i18n/de.json', integrity: '' };
const messages = (routes: readonly RouteDeclaration[], textParts?: RemoteManifest['textParts']) =>
  checkExposes({
    name: 'hub',
    routes,
    slots: [],
    exposes: { './pages/a': { js: [], css: [] } },
    translations: { de: file, en: file },
    ...(textParts && { textParts }),
  }).map(({ where, message }) => `${where}: ${message}`);

describe('the part of the texts that a route names', () => {
  const route = { ...ROUTE, texts: 'desk' };

  it('is in the build, in every language that the remote has', () => {
    expect(messages([route], { desk: { de: file, en: file } })).toEqual([]);
    expect(messages([route], { desk: { de: file } })).toEqual([
      'hub/remote.ts, route hub/a: the build has no texts "desk" in en',
    ]);
    expect(messages([route])).toHaveLength(2);
  });

  it('is the same for all routes of a page, whose texts are loaded with its code', () => {
    const other = { ...ROUTE, id: 'hub/b', path: { de: 'b', en: 'b', cs: 'b' } } as const;
    expect(messages([route, other], { desk: { de: file, en: file } })).toEqual([
      'hub/remote.ts, route hub/a: hub/b shows ./pages/a with other texts',
      'hub/remote.ts, route hub/b: hub/a shows ./pages/a with other texts',
    ]);
  });
});
