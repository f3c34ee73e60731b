import type { RemoteManifest } from '@vestibule/contracts';
import type { AppHost } from '../app/app-host';
import type { RootData } from '../app/load-root';
import type { RouteData } from '../app/route-data';
import type { ExposeRef } from '../app/site';
import { routesOf } from '../app/site';

/** The exposes whose markup a page holds. */
export function exposesOf(host: AppHost, root: RootData, route: RouteData): ExposeRef[] {
  const slotNames = [...Object.keys(root.slots), ...Object.keys(route.slots)].map((key) => key.slice(0, key.indexOf(':')));
  const slots = [...host.slots.values()].filter(({ slot }) => slotNames.includes(slot));
  const page = routesOf(host.composition).find(({ ref }) => ref.key === route.expose)?.ref;
  return page ? [page, ...slots] : slots;
}

/** Stylesheets of these exposes, each once. */
export function stylesOf(exposes: readonly ExposeRef[], base: (remote: RemoteManifest) => string): { href: string; integrity: string }[] {
  const styles = new Map<string, string>();
  for (const { remote, expose } of exposes) {
    for (const { path, integrity } of remote.exposes[expose]?.css ?? []) styles.set(base(remote) + path, integrity);
  }
  return [...styles].map(([href, integrity]) => ({ href, integrity }));
}
