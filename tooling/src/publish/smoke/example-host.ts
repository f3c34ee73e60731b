import {
  fillPattern,
  RootStore,
  routePattern,
  SiteError,
  type Host,
  type Language,
  type RemoteManifest,
} from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/testing/examples';
import { exampleApi } from './example-api';
import { ORIGIN } from './visit';

/**
 * The host API over the contracts' examples: this remote is the only one, so its slots stay empty and other routes lead
 * home.
 */
export function exampleHost({ routes }: RemoteManifest, lang: Language, onReport: (error: unknown) => void): Host {
  const store = new RootStore();
  store.settings.set(EXAMPLES.localSettings);
  store.navigation.set(EXAMPLES.navigation.navigation);
  return {
    lang,
    store,
    api: exampleApi(lang),
    href: (name, params, language = lang) => {
      const route = routes.find(({ id }) => id === name);
      return route ? fillPattern(routePattern(route, language), params).replace(/\/$/, '') : `/${language}`;
    },
    renderSlot: () => null,
    pageData: () => Promise.reject(new SiteError('method_not_allowed', 405, 'A page is rendered with its own data')),
    showMedia: () => () => undefined,
    report: onReport,
    absolute: (path) => new URL(path, ORIGIN).href,
  };
}
