import { defineRemote, type RouteDeclaration } from '@vestibule/contracts';

/** Most paths here are the same in every language (spec/000 §2). */
const everywhere = (path: string): RouteDeclaration['path'] => ({ de: path, en: path, cs: path });
/** A page that the law asks for: written by editors like any other, at an address that nothing may take from it. */
const legal = (id: 'legals-agb' | 'legals-privacy' | 'legals-imprint', path: string): RouteDeclaration => ({
  id,
  path: everywhere(path),
  page: './pages/content-page',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'input',
});

/** Content pages and the login of editors. */
export default defineRemote({
  name: 'content',
  contracts: '^1.0.0',
  routes: [
    { id: 'login', path: everywhere('user/login'), page: './pages/login', layout: 'default', bodyClass: 'none', hydrate: 'idle' },
    legal('legals-agb', 'agb'),
    legal('legals-privacy', 'datenschutz'),
    legal('legals-imprint', 'impressum'),
    { id: 'content-page', path: everywhere('*'), page: './pages/content-page', layout: 'default', bodyClass: 'cms', hydrate: 'input' },
  ],
  slots: [],
  exposes: {
    './pages/content-page': './src/pages/content-page.page.tsx',
    './pages/login': './src/account/login.page.tsx',
  },
});
