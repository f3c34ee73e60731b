import { LANGUAGES, type Language, type RemoteManifest } from '@vestibule/contracts';
import { languagesOfRoute } from '@vestibule/contracts/remote/route-pattern';
import { slotPath } from './slot-page';
import { pathOf } from './visit';

/** One expose to render in one language, at an address. */
export interface SmokeJob {
  readonly lang: Language;
  readonly expose: string;
  readonly path: string;
  /** A slot may have nothing to show; a page may not. */
  readonly isPage: boolean;
}

/**
 * Every page of every route and every slot in each language it has; what only editors get is never rendered on the
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
