import { LANGUAGES, type Composition, type Localised } from '@vestibule/contracts';
import { RouteTable } from '@vestibule/contracts/site/match';
import { compositionsWithShares } from '@vestibule/registry/channel/canary';
import type { Registry } from '@vestibule/registry/registry';
import type { Database } from '../../../platform/db/database';
import { pages } from '../tables';
import { wrong } from '../validation-error';

/** Name of the remote whose page an address shows; undefined for addresses that content pages can have. */
export type AddressOwner = (path: string) => string | undefined;

const NOBODY: AddressOwner = () => undefined;

/**
 * The addresses that remotes have now, live or in a canary. Without a registry, or while it cannot be read, none are
 * known: editing goes on.
 */
export async function remoteAddresses(registry: Registry | undefined): Promise<AddressOwner> {
  try {
    const [stable, canary] = await Promise.all([registry?.stable(), registry?.canary()]);
    if (!registry || !stable) return NOBODY;
    const given = compositionsWithShares(stable.composition, canary?.canaries ?? []);
    const owners = await Promise.all(given.map(({ composition }) => ownersOf(registry, composition)));
    return (path) => owners.map((owner) => owner(path)).find((name) => name !== undefined);
  } catch {
    return NOBODY;
  }
}

async function ownersOf(registry: Registry, { id, remotes }: Composition): Promise<AddressOwner> {
  const manifests = await Promise.all(remotes.map(({ name, version }) => registry.manifest(name, version)));
  const tables = LANGUAGES.map((lang) => new RouteTable({ id, remotes: manifests }, lang));
  return (path) => {
    const match = tables.map((table) => table.match(path)).find((found) => found !== undefined);
    // A pattern that ends in "*" takes the paths that no other one takes: it is the route of content pages.
    return match && match.params['*'] === undefined ? match.entry.remote.name : undefined;
  };
}

export const pagePathsNow = (tx: Database) => tx.select({ id: pages.id, path: pages.path }).from(pages);
type PagePaths = readonly { readonly id: number; readonly path: Localised }[];

/** Throws `validation` where a page, or one below it, has got the address of a remote's page by this write. */
export async function refuseRemoteAddresses(tx: Database, before: PagePaths, ownerOf: AddressOwner): Promise<void> {
  const known = new Map(before.map(({ id, path }) => [id, path]));
  for (const { id, path } of await pagePathsNow(tx))
    for (const lang of LANGUAGES) {
      const address = path[lang] ?? '';
      const owner = address === known.get(id)?.[lang] ? undefined : ownerOf(address);
      if (owner !== undefined)
        throw wrong(
          `slug.${lang}`,
          `${address} is the address of a page of ${owner}, which would be shown instead`,
          409,
        );
    }
}
