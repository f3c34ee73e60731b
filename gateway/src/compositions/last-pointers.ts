import type { RouteDeclaration } from '@vestibule/contracts';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import { parseStable } from '@vestibule/registry/channel/parse';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pointers } from './pointers';

type Routes = Readonly<Record<string, readonly RouteDeclaration[]>>;

/**
 * The last pointers that were followed, with the routes of each remote, on this machine's disk. A gateway starts with
 * them while the registry cannot be read, and assigns addresses by them while a remote cannot be read.
 */
export class LastPointers {
  readonly #file: string;
  #saved = '';

  /** Several gateways with other registries may share a cache's folder. */
  constructor(cacheDir: string, registryUrl: string) {
    this.#file = join(
      cacheDir,
      'pointers',
      `${createHash('sha256').update(registryUrl).digest('hex').slice(0, 16)}.json`,
    );
  }

  async save({ stable }: Pick<Pointers, 'stable'>, { remotes }: Pick<SiteComposition, 'remotes'>): Promise<void> {
    const name = `${stable.revision} ${stable.composition.id}`;
    if (name === this.#saved) return;
    const routes: Routes = Object.fromEntries(remotes.map((remote) => [remote.name, remote.routes]));
    await mkdir(dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}.draft`;
    await writeFile(draft, JSON.stringify({ stable, routes }));
    await rename(draft, this.#file);
    this.#saved = name;
  }

  /** Undefined when there are none. */
  async read(): Promise<(Pointers & { readonly routes: Routes }) | undefined> {
    try {
      const { stable, routes } = JSON.parse(await readFile(this.#file, 'utf8')) as { stable: unknown; routes: Routes };
      // A canary is an experiment: it waits until the registry can be read again.
      return { stable: parseStable(Buffer.from(JSON.stringify(stable))), canaries: [], routes };
    } catch {
      return undefined;
    }
  }
}
