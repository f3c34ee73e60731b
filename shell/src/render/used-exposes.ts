import type { Language, RemoteManifest } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import type { AppHost } from '../app/app-host';
import type { RootData } from '../app/load-root';
import { isErrorPage, type RouteData } from '../app/route-data';
import type { Preload } from './boot-script';
import { pageRefOf, textFilesOf } from '../app/site-exposes';

/** The exposes whose markup a page holds. */
export function exposesOf(host: AppHost, root: RootData, route: RouteData): ExposeRef[] {
  const slotNames = [...Object.keys(root.slots), ...Object.keys(route.slots)].map((key) =>
    key.slice(0, key.indexOf(':')),
  );
  const slots = [...host.slots.values()].filter(({ slot }) => slotNames.includes(slot));
  // A page that is refused or not found leaves nothing of its own.
  const key = isErrorPage(route.failure) ? route.failure.standIn?.expose : route.expose;
  const page = key === undefined ? undefined : pageRefOf(host.composition, key);
  return page ? [page, ...slots] : slots;
}

/** Stylesheets of these exposes, each once. */
export function stylesOf(
  exposes: readonly ExposeRef[],
  base: (remote: RemoteManifest) => string,
): { href: string; integrity: string }[] {
  const styles = new Map<string, string>();
  for (const { remote, expose } of exposes) {
    for (const { path, integrity } of remote.exposes[expose]?.css ?? []) styles.set(base(remote) + path, integrity);
  }
  return [...styles].map(([href, integrity]) => ({ href, integrity }));
}

/** Files of the remotes whose parts hydrate when the browser is idle: entries, scripts of the exposes, texts. */
export function filesAhead(
  exposes: readonly ExposeRef[],
  lang: Language,
  base: (remote: RemoteManifest) => string,
): Preload[] {
  const files = exposes
    .filter(({ hydrate }) => hydrate === 'idle')
    .flatMap(({ remote, expose, texts }): Preload[] => {
      const entry: Preload = {
        href: base(remote) + remote.entry.path,
        as: 'script',
        integrity: remote.entry.integrity,
      };
      const scripts = [
        entry,
        ...(remote.exposes[expose]?.js ?? []).map(({ path, integrity }): Preload => ({
          href: base(remote) + path,
          as: 'script',
          integrity,
        })),
      ];
      const files = textFilesOf({ remote, texts }, lang);
      return [...scripts, ...files.map(({ path }): Preload => ({ href: base(remote) + path, as: 'fetch' }))];
    });
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
