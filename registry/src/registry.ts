import type { Composition, RemoteManifest } from '@vestibule/contracts';
import { compositionsWithShares, NO_CANARIES, type Canary, type CanaryChannel } from './channel/canary';
import { CANARY_KEY, parseCanary, parseStable, STABLE_KEY } from './channel/parse';
import { leftRoutes, remember } from './channel/former';
import type { StableChannel } from './channel/stable';
import { checkCompositions } from './checks/check-compositions';
import { isDevelopVersion } from './develop/develop-version';
import { parseManifest } from './manifest';
import { problemLines } from './problem';
import { RegistryError } from './registry-error';
import { StoreConflict, type ObjectStore, type StoredObject } from './store/object-store';

/** Publisher of a version, and the time. */
export interface Published {
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface KnownVersion extends Partial<Published> {
  readonly version: string;
}

/** How often a move is tried again when another team moves the same pointer at the same moment. */
const TRIES = 20;

/** Name of a build's manifest; a version that has it is complete. */
export const MANIFEST = 'remote.json';
export const versionPrefix = (remote: string, version: string) => `remotes/${remote}/${version}/`;
/** Addresses of the editors' pages, as the site has noted them. */
const PAGES_KEY = 'channels/pages.json';
const publishedKey = (remote: string, version: string) => `published/${remote}/${version}.json`;

/** The versioned builds of all remotes, and the pointers at the live ones. */
export class Registry {
  readonly store: ObjectStore;
  /** Notes on the publisher of a version never change. */
  readonly #notes = new Map<string, Published>();

  constructor(store: ObjectStore) {
    this.store = store;
  }

  /** Undefined before anything was published. Throws RegistryError `no_channel` when the pointer cannot be read. */
  async stable(): Promise<StableChannel | undefined> {
    const stored = await this.store.get(STABLE_KEY);
    return stored && parseStable(stored.body);
  }

  async canary(): Promise<CanaryChannel> {
    const stored = await this.store.get(CANARY_KEY);
    return stored ? parseCanary(stored.body) : NO_CANARIES;
  }

  /**
   * Moves the stable pointer by `change`, which is called again when another writer was faster, and notes where routes
   * were that move with it. Rejects with `refused` when two remotes would want the same route, path or slot.
   */
  changeStable(
    change: (now: StableChannel | undefined) => StableChannel | Promise<StableChannel>,
  ): Promise<StableChannel> {
    return this.#change(STABLE_KEY, async (stored) => {
      const before = stored && parseStable(stored.body);
      const next = await change(before);
      if (!before || before === next) return next;
      // A composition that was live needs no check: a rollback goes to it.
      if (!before.history.some(({ composition }) => composition.id === next.composition.id)) {
        const { canaries } = await this.canary();
        await this.#refuseCollisions(before.composition, next.composition, canaries, canaries);
      }
      const left = await leftRoutes(before.composition, next.composition, (name, version) =>
        this.manifest(name, version),
      );
      return left.length === 0 ? next : { ...next, former: remember(left, before.former ?? []) };
    });
  }

  changeCanary(change: (now: CanaryChannel) => CanaryChannel): Promise<CanaryChannel> {
    return this.#change(CANARY_KEY, async (stored) => {
      const before = stored ? parseCanary(stored.body) : NO_CANARIES;
      const next = change(before);
      const stable = await this.stable();
      if (stable) await this.#refuseCollisions(stable.composition, stable.composition, before.canaries, next.canaries);
      return next;
    });
  }

  /** Of all compositions that visitors get, canaries with each other included. */
  async #refuseCollisions(
    before: Composition,
    after: Composition,
    canariesBefore: readonly Canary[],
    canariesAfter: readonly Canary[],
  ): Promise<void> {
    const places = new Map<string, Promise<RemoteManifest | undefined>>();
    const placesOf = (name: string, version: string) => {
      const key = versionPrefix(name, version);
      const known = places.get(key) ?? this.manifest(name, version).catch(() => undefined);
      places.set(key, known);
      return known;
    };
    const given = (composition: Composition, canaries: readonly Canary[]) =>
      compositionsWithShares(composition, canaries).map((share) => share.composition);
    const problems = await checkCompositions(given(before, canariesBefore), given(after, canariesAfter), placesOf);
    if (problems.length > 0) throw new RegistryError('refused', problemLines(problems));
  }

  /** Addresses of content pages, as `/de/besuch`; none where no site has noted them yet. */
  async pages(): Promise<readonly string[]> {
    const stored = await this.store.get(PAGES_KEY);
    return stored ? (JSON.parse(stored.body.toString('utf8')) as string[]) : [];
  }

  async notePages(paths: readonly string[]): Promise<void> {
    await this.#change(PAGES_KEY, () => paths);
  }

  /** Manifest of a version. Throws `no_such_version` or `bad_manifest`. */
  async manifest(remote: string, version: string): Promise<RemoteManifest> {
    const stored = await this.store.get(`${versionPrefix(remote, version)}${MANIFEST}`);
    if (!stored) throw new RegistryError('no_such_version', `There is no version ${version} of ${remote}`);
    return parseManifest(stored.body, `${remote} ${version}`);
  }

  /** Names of all remotes that have a version. */
  async remotes(): Promise<string[]> {
    const keys = await this.store.list('remotes/');
    return [...new Set(keys.filter((key) => key.endsWith(`/${MANIFEST}`)).map((key) => key.split('/')[1] ?? ''))];
  }

  /**
   * Versions of a remote with their publishers, newest first; those without a date last. Development builds are not
   * among them.
   */
  async versions(remote: string): Promise<KnownVersion[]> {
    const versions = (await this.#stored(remote)).filter((version) => !isDevelopVersion(version));
    const known = await Promise.all(
      versions.map(async (version): Promise<KnownVersion> => ({
        version,
        ...(await this.#published(remote, version)),
      })),
    );
    return known.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? '') || b.version.localeCompare(a.version));
  }

  /** Builds that developers try in previews of their own. */
  async developVersions(remote: string): Promise<string[]> {
    return (await this.#stored(remote)).filter(isDevelopVersion);
  }

  /** Notes who brought a version; the first note stays. */
  async notePublished(remote: string, version: string, published: Published): Promise<void> {
    try {
      await this.store.put(publishedKey(remote, version), Buffer.from(JSON.stringify(published)), { ifEtag: null });
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }

  async deleteVersion(remote: string, version: string): Promise<void> {
    const keys = await this.store.list(versionPrefix(remote, version));
    this.#notes.delete(publishedKey(remote, version));
    // Without its manifest a version is gone, whatever happens to the rest of it.
    await this.store.delete([`${versionPrefix(remote, version)}${MANIFEST}`]);
    await this.store.delete([...keys, publishedKey(remote, version)]);
  }

  async #stored(remote: string): Promise<string[]> {
    const keys = await this.store.list(`remotes/${remote}/`);
    return keys.filter((key) => key.endsWith(`/${MANIFEST}`)).map((key) => key.split('/')[2] ?? '');
  }

  async #published(remote: string, version: string): Promise<Published | undefined> {
    const key = publishedKey(remote, version);
    const kept = this.#notes.get(key);
    if (kept) return kept;
    const stored = await this.store.get(key);
    if (!stored) return undefined;
    const note = JSON.parse(stored.body.toString('utf8')) as Published;
    this.#notes.set(key, note);
    return note;
  }

  async #change<T>(key: string, change: (stored: StoredObject | undefined) => T | Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.store.get(key);
      const next = await change(stored);
      const body = Buffer.from(JSON.stringify(next, null, 2));
      if (stored?.body.equals(body)) return next;
      try {
        await this.store.put(key, body, { ifEtag: stored?.etag ?? null });
        return next;
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error;
        if (attempt === TRIES) throw new RegistryError('busy', `${key} is being moved by others all the time`);
      }
    }
  }
}
