import { movedPaths, type FormerRoute, type MovedPaths } from '@vestibule/contracts/site/moved';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { Pointers } from './pointers';
import type { Running } from './running';

interface Known {
  readonly former: readonly FormerRoute[];
  readonly paths: MovedPaths;
}

/** Where routes have moved to, in each composition: worked out again when more of them have. */
export class MovedRoutes {
  readonly #known = new WeakMap<SiteComposition, Known>();
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
    const known = this.#known.get(site);
    if (known?.former === this.#former) return known.paths;
    const paths = movedPaths(site, this.#former);
    this.#known.set(site, { former: this.#former, paths });
    return paths;
  }
}

const placeOf = ({ id, path, localised }: FormerRoute): FormerRoute => ({
  id,
  path,
  ...(localised === false && { localised }),
});
