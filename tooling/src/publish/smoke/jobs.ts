import {
  LANGUAGES,
  languagesOfRoute,
  type Language,
  type RemoteManifest,
  type RouteDeclaration,
  type SlotName,
} from '@vestibule/contracts';

/** One expose to render in one language; `where` names it in problems. */
export type SmokeJob = { readonly where: string; readonly lang: Language; readonly expose: string } & (
  { readonly route: RouteDeclaration } | { readonly slot: SlotName }
);

/**
 * Every page of every route and every slot in each language it has; what only editors get is never rendered on the
 * server.
 */
export function jobsOf({ routes, slots }: Pick<RemoteManifest, 'routes' | 'slots'>): SmokeJob[] {
  const everyone = slots.filter(({ audience }) => audience !== 'editors');
  return LANGUAGES.flatMap((lang) => [
    ...routes
      .filter((route) => languagesOfRoute(route).includes(lang))
      .map((route) => ({ where: `${route.page} (${lang})`, lang, expose: route.page, route })),
    ...everyone.map(({ slot, expose }) => ({ where: `${expose} (${lang})`, lang, expose, slot })),
  ]);
}
