import { placeOf, type FormerRoute } from '@vestibule/contracts/site/former-route';
import { movedPaths, type MovedPaths } from '@vestibule/contracts/site/moved';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { Pointers } from './pointers';
import type { Running } from './running';

/** Where routes have moved to, in each composition: worked out again when more of them have. */
export class MovedRoutes {
  #former: readonly FormerRoute[] = [];

  /** Places of routes in other compositions and earlier versions, the latest first. */
  get former(): readonly FormerRoute[] {
    return this.#former;
  }

  /** Visitors of a canary may bookmark an address, or share it with visitors outside of the canary. */
  note({ former = [] }: Pointers['stable'], running: readonly Pick<Running, 'site'>[]): void {
    const rendering = running.flatMap(({ site }) => site.remotes.flatMap(({ routes }) => routes.map(placeOf)));
    const all = [...rendering, ...former];
    if (JSON.stringify(all) !== JSON.stringify(this.#former)) this.#former = all;
  }

  in(site: SiteComposition): MovedPaths {
    return movedPaths(site, this.#former);
  }
}
