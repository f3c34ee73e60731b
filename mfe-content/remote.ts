import { defineRemote } from '@vestibule/contracts';

/** Content pages and the login of editors. */
export default defineRemote({
  name: 'content',
  contracts: '^1.0.0',
  routes: [
    {
      id: 'cookies',
      path: { de: 'cookies', en: 'cookies', cs: 'cookies' },
      page: './pages/cookies',
      layout: 'default',
      bodyClass: 'none',
      legal: true,
      hydrate: 'idle',
    },
    { id: 'login', path: { de: 'user/login', en: 'user/login', cs: 'user/login' }, page: './pages/login', layout: 'default', bodyClass: 'none', hydrate: 'idle' },
    { id: 'content-page', path: { de: '*', en: '*', cs: '*' }, page: './pages/content-page', layout: 'default', bodyClass: 'cms', hydrate: 'input' },
  ],
  slots: [],
  exposes: {
    './pages/content-page': './src/pages/content-page.page.tsx',
    './pages/cookies': './src/cookies/cookies.page.tsx',
    './pages/login': './src/account/login.page.tsx',
  },
});
