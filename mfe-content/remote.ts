import { defineRemote, type RouteDeclaration, type RouteName } from '@vestibule/contracts';
import { PARAMETERS as TEAM_PARAMETERS } from './src/team/team-query';

/** Most paths here are the same in every language (spec/000 §2). */
const everywhere = (path: string): RouteDeclaration['path'] => ({ de: path, en: path, cs: path });
/** A page that the law asks for: written by editors like any other, at an address that nothing may take from it. */
const legal = (id: RouteName, path: string, page: `./pages/${string}` = './pages/content-page'): RouteDeclaration => ({
  id,
  path: everywhere(path),
  page,
  layout: 'default',
  bodyClass: 'none',
  legal: true,
  query: [],
  hydrate: 'input',
});

/** Content pages, the records that are no events (people, places, series), and the account. */
export default defineRemote({
  name: 'content',
  contracts: '^1.0.0',
  routes: [
    { id: 'login', path: everywhere('user/login'), page: './pages/login', layout: 'default', bodyClass: 'none', whileOffline: true, query: [], hydrate: 'idle' },
    { id: 'user-profile', path: everywhere('user/profile'), page: './pages/profile', layout: 'default', middleware: ['logged-in'], bodyClass: 'none', query: [], hydrate: 'idle' },
    {
      id: 'user-settings',
      path: everywhere('user/settings'),
      page: './pages/settings',
      layout: 'default',
      middleware: ['logged-in'],
      bodyClass: 'none',
      query: [],
      hydrate: 'idle',
    },
    legal('cookies', 'cookies', './pages/cookies'),
    legal('legals-agb', 'agb'),
    legal('legals-privacy', 'datenschutz'),
    legal('legals-imprint', 'impressum'),
    { id: 'team', path: everywhere('team'), page: './pages/team', layout: 'default', bodyClass: 'none', query: TEAM_PARAMETERS, hydrate: 'input' },
    { id: 'team-slug-id', path: everywhere('team/:slug/:id'), page: './pages/person', layout: 'default', bodyClass: 'none', query: [], hydrate: 'input' },
    { id: 'venues-slug-id', path: everywhere('venues/:slug/:id'), page: './pages/venue', layout: 'default', bodyClass: 'none', query: [], hydrate: 'input' },
    { id: 'series-slug-id', path: everywhere('series/:slug?/:id'), page: './pages/series', layout: 'default', bodyClass: 'none', query: [], hydrate: 'input' },
    { id: 'forms-slug-id', path: everywhere('forms/:slug/:id'), page: './pages/form', layout: 'default', bodyClass: 'none', query: [], hydrate: 'idle' },
    { id: 'content/series', path: everywhere('abonnements'), page: './pages/series-list', layout: 'default', bodyClass: 'none', query: [], hydrate: 'input' },
    { id: 'content-page', path: everywhere('*'), page: './pages/content-page', layout: 'default', bodyClass: 'cms', query: [], hydrate: 'input' },
  ],
  slots: [],
  exposes: {
    './pages/content-page': './src/pages/content-page.page.tsx',
    './pages/cookies': './src/cookies/cookies.page.tsx',
    './pages/team': './src/team/team.page.tsx',
    './pages/person': './src/team/person.page.tsx',
    './pages/venue': './src/venues/venue.page.tsx',
    './pages/form': './src/forms/form.page.tsx',
    './pages/series-list': './src/series/series-list.page.tsx',
    './pages/series': './src/series/series.page.tsx',
    './pages/profile': './src/user/profile.page.tsx',
    './pages/settings': './src/user/settings.page.tsx',
    './pages/login': './src/account/login.page.tsx',
  },
});
