import { LANGUAGES } from '@vestibule/contracts';

/** Addresses that are no pages, are personal, or depend on a query: not for search engines. */
const KEPT_OUT = [
  '/api/',
  '/pageeditor-api/',
  '/_data/',
  '/_preview',
  '/cms-hub',
  ...LANGUAGES.flatMap((lang) => ['api/', 'pageeditor-api/', 'search', 'user/'].map((path) => `/${lang}/${path}`)),
];

/** Everything else may be found. A sitemap is named by its whole address. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
