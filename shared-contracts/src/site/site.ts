import { fillPattern } from '../paths/paths';
import type { Language } from '../languages';
import type { HydrationMoment, OwnRouteName, RouteDeclaration, RouteName } from '../remote/define-remote';
import type { RemoteManifest } from '../remote/manifest';
import { routePattern } from '../remote/route-pattern';
import type { FormerRoute } from './former-route';
export { fillPattern } from '../paths/paths';

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
  /** Part of the remote's texts that it needs besides. */
  readonly texts?: string | undefined;
}

export const exposeKey = (remote: string, expose: string) => `${remote}|${expose}`;

const refOf = (remote: RemoteManifest, expose: string, hydrate: HydrationMoment, texts?: string): ExposeRef => ({
  key: exposeKey(remote.name, expose),
  remote,
  expose,
  hydrate,
  texts,
});

/** A route with the page that shows it. */
export interface SiteRoute extends RouteDeclaration {
  readonly ref: ExposeRef;
  /** Names that lead to it: its id, and those of the routes that it replaces, by way of others too. */
  readonly names: ReadonlySet<string>;
}

/** A page needs hundreds of links. */
const routes = new WeakMap<SiteComposition, readonly SiteRoute[]>();

/** Every route of the composition, without those that a route of another remote replaces. */
export function routesOf(composition: SiteComposition): readonly SiteRoute[] {
  const known = routes.get(composition);
  if (known) return known;
  const declared = composition.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, ref: refOf(remote, route.page, route.hydrate, route.texts) })),
  );
  const replaced = new Set(declared.flatMap(({ replaces = [] }) => replaces));
  const all = declared
    .filter(({ id }) => !replaced.has(id))
    .map((route) => ({ ...route, names: namesOf(route, declared) }));
  routes.set(composition, all);
  return all;
}

function namesOf(route: RouteDeclaration, declared: readonly RouteDeclaration[]): ReadonlySet<string> {
  const names = new Set<string>([route.id]);
  // A set that grows while it is iterated over is iterated over to its end.
  for (const name of names)
    for (const { id, replaces = [] } of declared) if (id === name) for (const one of replaces) names.add(one);
  return names;
}

/** The route with this id, or the one that replaces it. */
export const routeNamed = (composition: SiteComposition, name: string): SiteRoute | undefined =>
  routesOf(composition).find(({ names }) => names.has(name));

/** Path of a named route, or of the one that replaces it; a name that no remote declares leads home. */
export function hrefOf(
  composition: SiteComposition,
  name: RouteName | OwnRouteName,
  params: Readonly<Record<string, string | number | undefined>>,
  lang: Language,
): string {
  const route = routeNamed(composition, name);
  if (!route) return `/${lang}`;
  return fillPattern(routePattern(route, lang), params).replace(/\/$/, '');
}

/** Whether the composition has a page of this name. */
export const hasRoute = (composition: SiteComposition, name: RouteName | OwnRouteName): boolean =>
  routeNamed(composition, name) !== undefined;
