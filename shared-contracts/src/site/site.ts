import { fillPattern } from '../paths/paths';
import type { Language } from '../languages';
import type { HydrationMoment, OwnRouteName, RouteDeclaration, RouteName } from '../remote/define-remote';
import type { SlotName } from '../remote/slot-params';
import type { RemoteManifest } from '../remote/manifest';
import { routePattern } from '../remote/route-pattern';
import type { FormerRoute } from './former-route';

/** A composition with the manifests of its remotes: all that the shell knows of them. */
export interface SiteComposition {
  readonly id: string;
  readonly remotes: readonly RemoteManifest[];
  /** A remote of it is unavailable at the moment: an unknown path may be its page. */
  readonly incomplete?: true;
  /** Where its routes were before, the latest first, as recorded when it was started. */
  readonly former?: readonly FormerRoute[];
}

/** Remotes that this browser sees in other versions than everybody else. */
export type PreviewedVersions = readonly { readonly name: string; readonly version: string }[];

/** One expose of one remote's exact version. `key` names it in state, marks and reports. */
export interface ExposeRef {
  readonly key: string;
  readonly remote: RemoteManifest;
  readonly expose: string;
  readonly hydrate: HydrationMoment;
}

export interface SlotEntry extends ExposeRef {
  readonly slot: SlotName;
  readonly editorsOnly: boolean;
}

export const exposeKey = (remote: string, expose: string) => `${remote}|${expose}`;

const refOf = (remote: RemoteManifest, expose: string, hydrate: HydrationMoment): ExposeRef => ({
  key: exposeKey(remote.name, expose),
  remote,
  expose,
  hydrate,
});

/** A route with the page that shows it. */
export type SiteRoute = RouteDeclaration & { readonly ref: ExposeRef };

/** A page asks for hundreds of links. */
const routes = new WeakMap<SiteComposition, readonly SiteRoute[]>();

/** Every route of the composition. */
export function routesOf(composition: SiteComposition): readonly SiteRoute[] {
  const known = routes.get(composition);
  if (known) return known;
  const all = composition.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, ref: refOf(remote, route.page, route.hydrate) })),
  );
  routes.set(composition, all);
  return all;
}

/** The page expose with this key; undefined when no route of the composition has it. */
export const pageRefOf = (composition: SiteComposition, key: string): ExposeRef | undefined =>
  routesOf(composition).find(({ ref }) => ref.key === key)?.ref;

/** The expose that fills each slot; the first remote that declares a slot has it. */
export function slotsOf(composition: SiteComposition): ReadonlyMap<SlotName, SlotEntry> {
  const slots = new Map<SlotName, SlotEntry>();
  for (const remote of composition.remotes) {
    for (const { slot, expose, audience, hydrate } of remote.slots) {
      if (!slots.has(slot))
        slots.set(slot, { ...refOf(remote, expose, hydrate), slot, editorsOnly: audience === 'editors' });
    }
  }
  return slots;
}

/** Path of a named route; a name that no remote declares leads home. */
export function hrefOf(
  composition: SiteComposition,
  name: RouteName | OwnRouteName,
  params: Readonly<Record<string, string | number | undefined>>,
  lang: Language,
): string {
  const route = routesOf(composition).find(({ id }) => id === name);
  if (!route) return `/${lang}`;
  return fillPattern(routePattern(route, lang), params).replace(/\/$/, '');
}

/** Whether the composition has a page of this name. */
export const hasRoute = (composition: SiteComposition, name: RouteName | OwnRouteName): boolean =>
  routesOf(composition).some(({ id }) => id === name);

/** Public folder of a remote's version; every file in it is immutable. */
export const remoteBase = (remote: Pick<RemoteManifest, 'name' | 'version'>) =>
  `/remotes/${remote.name}/${remote.version}/`;
