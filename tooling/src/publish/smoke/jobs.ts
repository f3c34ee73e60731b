import {
  LANGUAGES,
  type Language,
  type RemoteManifest,
  routePattern,
  type RouteDeclaration,
} from '@vestibule/contracts';
import { languagesOfRoute } from '@vestibule/contracts/remote/route-pattern';
import { slotPath } from './slot-page';
import { EXAMPLE_PARAMS } from './example-params';
import { generatePath } from 'react-router-dom';

/** One expose to render in one language, at an address. */
export interface SmokeJob {
  readonly lang: Language;
  readonly expose: string;
  readonly path: string;
  /** A slot may have nothing to show; a page may not. */
  readonly isPage: boolean;
}

/**
 * Every page of every route and every slot in each language it has; exposes for editors only are never rendered on the
 * server.
 */
export function jobsOf({ routes, slots }: Pick<RemoteManifest, 'routes' | 'slots'>): SmokeJob[] {
  const everyone = slots.filter(({ audience }) => audience !== 'editors');
  return LANGUAGES.flatMap((lang) => [
    ...routes
      .filter((route) => languagesOfRoute(route).includes(lang))
      .map((route) => ({ lang, expose: route.page, path: pathOf(route, lang), isPage: true })),
    ...everyone.map(({ slot, expose }) => ({ lang, expose, path: slotPath(slot, lang), isPage: false })),
  ]);
}

/** The path of a page with the examples as params. */
function pathOf(route: RouteDeclaration, lang: Language): string {
  const pattern = routePattern(route, lang);
  const names = [...pattern.matchAll(/:([\w-]+)/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name) => [name, EXAMPLE_PARAMS[name] ?? '1']));
  return generatePath(pattern, { ...values, '*': EXAMPLE_PARAMS['path'] ?? '' });
}
