const MESSAGE =
  'Throws where a browser denies site data: use @vestibule/contracts/browser-data, which never does (readStored, readCookies, idOfHash, …).';

const DECODING =
  'Throws for text that is not escaped, such as the hash of "#100%": use decoded or idOfHash of @vestibule/contracts/browser-data.';

const MOTION = 'Use wantsNoMotion, scrollBehavior or scrollSmoothly of @vestibule/ui: the one place that asks for it.';

const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];

/** Forbids the bare names of browser storage and of media queries, in code that visitors' browsers run. */
export const browserData = (folders) => ({
  files: folders.map((folder) => `${folder}/src/**/*.{ts,tsx}`),
  ignores: [
    '**/*.test.{ts,tsx}',
    '**/testing/**',
    'shared-contracts/src/browser-data.ts',
    // Functions that read paths, which catch unreadable ones themselves.
    'shared-contracts/src/paths/site-path.ts',
    // A worker has neither storage nor cookies, and exists only where caches do.
    'shell/src/service-worker/**',
  ],
  rules: {
    'no-restricted-globals': [
      'error',
      ...STORAGES.map((name) => ({ name, message: MESSAGE })),
      { name: 'decodeURIComponent', message: DECODING },
      { name: 'matchMedia', message: MOTION },
    ],
    'no-restricted-properties': [
      'error',
      { object: 'document', property: 'cookie', message: MESSAGE },
      { object: 'window', property: 'matchMedia', message: MOTION },
      ...['window', 'globalThis', 'self'].flatMap((object) =>
        STORAGES.map((property) => ({ object, property, message: MESSAGE })),
      ),
    ],
  },
});
