import { LANGUAGES, type Composition, type RemoteManifest } from '@vestibule/contracts';
import { pathIn } from '@vestibule/contracts/remote/route-pattern';
import { placeOf, type FormerRoute } from '@vestibule/contracts/site/former-route';
import { versionOf } from './compose';

/** Places that a channel remembers: those of many years. */
const MOST = 1000;

type ManifestOf = (name: string, version: string) => Promise<Pick<RemoteManifest, 'routes'>>;

/**
 * Where routes of a composition are that are elsewhere, or gone, in the next one. A version that cannot be read is
 * passed over: a rollback must not fail for it.
 */
export async function leftRoutes(
  { remotes }: Composition,
  next: Composition,
  manifestOf: ManifestOf,
): Promise<FormerRoute[]> {
  const routesOf = async (name: string, version: string | undefined) =>
    version === undefined
      ? []
      : manifestOf(name, version).then(
          ({ routes }) => routes,
          () => [],
        );
  const changed = remotes.filter(({ name, version }) => versionOf(next, name) !== version);
  const left = await Promise.all(
    changed.map(async ({ name, version }) => {
      const [before, after] = await Promise.all([routesOf(name, version), routesOf(name, versionOf(next, name))]);
      const now = new Set(after.map(keyOf));
      return before.filter((route) => !now.has(keyOf(route)));
    }),
  );
  return left.flat().map(placeOf);
}

/** The places that are left now before those that were left earlier, each once. */
export function remember(left: readonly FormerRoute[], known: readonly FormerRoute[]): FormerRoute[] {
  const again = new Set(left.map(keyOf));
  return [...left, ...known.filter((route) => !again.has(keyOf(route)))].slice(0, MOST);
}

const keyOf = ({ id, path, localised = true }: FormerRoute): string =>
  JSON.stringify([id, ...LANGUAGES.map((lang) => pathIn(path, lang)), localised]);
