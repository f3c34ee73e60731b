import { join } from 'node:path';

const { SITE_ROOT } = process.env;

/** The plain page's own components and the site's style sheets, with one React. */
export const resolve = {
  alias: {
    site: SITE_ROOT,
    plain: join(SITE_ROOT, 'bench/src/plain'),
    data: join(import.meta.dirname, 'page-data.mjs'),
  },
  dedupe: ['react', 'react-dom', 'react-router'],
};
