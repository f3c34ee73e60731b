import type { Composition } from '@vestibule/contracts';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import { compositionsWithShares } from '@vestibule/registry/channel/canary';
import type { LocalCopy } from '@vestibule/registry/local-copy';
import { parseManifest } from '@vestibule/registry/manifest';
import type { Registry } from '@vestibule/registry/registry';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Compositions remembered in memory. */
const MAX = 50;

/**
 * Compositions that do not render any more, but that open tabs still run: those of this process, then those of the
 * history.
 */
export class KnownCompositions {
  readonly #registry: Registry;
  readonly #copy: LocalCopy;
  readonly #sites = new Map<string, SiteComposition>();

  constructor(registry: Registry, copy: LocalCopy) {
    this.#registry = registry;
    this.#copy = copy;
  }

  /** Those that need not be looked up. */
  get sites(): Iterable<SiteComposition> {
    return this.#sites.values();
  }

  /** Versions do not change: of a manifest that many compositions have one copy is remembered. */
  keep(site: SiteComposition): void {
    this.#sites.delete(site.id);
    if (this.#sites.size >= MAX) this.#sites.delete(this.#sites.keys().next().value ?? '');
    const others = [...this.#sites.values()].flatMap(({ remotes }) => remotes);
    const remotes = site.remotes.map(
      (remote) => others.find(({ name, version }) => name === remote.name && version === remote.version) ?? remote,
    );
    this.#sites.set(site.id, { ...site, remotes });
  }

  /** Undefined when it was evicted, or its files are gone. */
  async find(id: string): Promise<SiteComposition | undefined> {
    const kept = this.#sites.get(id);
    if (kept) return kept;
    const composition = await this.#past(id);
    if (!composition) return undefined;
    try {
      const site = { id, remotes: await Promise.all(composition.remotes.map((remote) => this.#manifest(remote))) };
      this.keep(site);
      return site;
    } catch {
      return undefined;
    }
  }

  async #past(id: string): Promise<Composition | undefined> {
    const [stable, { canaries }] = await Promise.all([this.#registry.stable(), this.#registry.canary()]);
    const past = (stable?.history ?? []).map(({ composition }) => composition);
    return past
      .flatMap((composition) => compositionsWithShares(composition, canaries).map((share) => share.composition))
      .find((composition) => composition.id === id);
  }

  async #manifest({ name, version }: Composition['remotes'][number]) {
    return parseManifest(
      await readFile(join(await this.#copy.folderOf(name, version), 'remote.json')),
      `${name} ${version}`,
    );
  }
}
