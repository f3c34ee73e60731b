/**
 * The libraries that exist once on a page, on the server and in the browser. The shell provides them, remotes never bundle them.
 * `lazy` ones reach the browser with the first remote that uses them. Each must be a key of the shell's facades.
 */
export const SHARED_LIBRARIES = {
  react: {},
  'react/jsx-runtime': {},
  'react-dom': {},
  'react-router-dom': {},
  mobx: {},
  'mobx-react-lite': {},
  'react-i18next': {},
  '@vestibule/contracts': {},
  '@vestibule/ui': {},
  '@vestibule/contracts/dates': { lazy: true },
} as const satisfies Record<string, { readonly lazy?: true }>;
export type SharedLibrary = keyof typeof SHARED_LIBRARIES;
