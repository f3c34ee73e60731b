import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteManifest } from '@vestibule/contracts';
import { containerName, INTEGRITY_GLOBAL, SHARED_LIBRARIES } from '@vestibule/contracts/libraries';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import { FACADES } from '../facades';
import { remoteBase } from '../app/site-exposes';

/** Remote builds leave the federation core out and take it from here (experiments.externalRuntime). */
declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
  var _VESTIBULE_INTEGRITY: Readonly<Record<string, string>>;
}

/** The version is only a label: there is exactly one provider of each library. */
const VERSION = '1.0.0';

const LAZY: Readonly<Record<string, () => Promise<object>>> = {
  '@vestibule/contracts/dates': () => import('@vestibule/contracts/dates'),
};

function sharedLibraries(): NonNullable<Parameters<typeof createInstance>[0]['shared']> {
  const entries = Object.keys(SHARED_LIBRARIES).map((name) => {
    const lazy = LAZY[name];
    const shareConfig = { singleton: true, requiredVersion: false as const };
    if (lazy)
      return [name, { version: VERSION, shareConfig, get: () => lazy().then((library) => () => library) }] as const;
    const library = (FACADES as Readonly<Record<string, object>>)[name];
    if (!library) throw new Error(`No facade for ${name}`);
    return [name, { version: VERSION, shareConfig, lib: () => library }] as const;
  });
  return Object.fromEntries<(typeof entries)[number][1]>(entries);
}

const addressOf = (remote: RemoteManifest, path: string) => location.origin + remoteBase(remote) + path;

/**
 * Puts whole copies of an expose's files into the browser's cache; its code comes with the first failure. Never
 * rejects.
 */
async function replaceCached(remote: RemoteManifest, expose: string): Promise<void> {
  const files = [remote.entry, ...(remote.exposes[expose]?.js ?? [])].map(({ path, integrity }) => ({
    url: addressOf(remote, path),
    integrity,
  }));
  await import(/* webpackChunkName: "faults" */ './refetch').then(
    ({ refetch }) => refetch(files),
    () => undefined,
  );
}

/**
 * Loads exposes through module federation, each remote at the exact version of the composition; none of its files runs
 * unless it is intact.
 */
export class Federation {
  readonly #instance: ModuleFederation;
  readonly #known = new Set<string>();
  /** Exposes whose last load failed. */
  readonly #failed = new Set<string>();
  readonly #integrity: Record<string, string> = {};

  constructor() {
    globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
    globalThis[INTEGRITY_GLOBAL] = this.#integrity;
    this.#instance = createInstance({
      name: 'vestibule_shell',
      remotes: [],
      shared: sharedLibraries(),
      shareStrategy: 'loaded-first',
      plugins: [this.#checkedScripts()],
    });
  }

  /** The expose's default export. */
  async load({ key, remote, expose }: ExposeRef): Promise<unknown> {
    if (this.#failed.has(key)) await replaceCached(remote, expose);
    this.#register(remote);
    try {
      const module = await this.#instance.loadRemote<{ default?: unknown }>(
        `${remote.name}/${expose.replace(/^\.\//, '')}`,
      );
      if (!module?.default) throw new Error(`${key} has no default export`);
      this.#failed.delete(key);
      return module.default;
    } catch (error) {
      // The runtime keeps a failed entry for ever: only registering it again makes the next try a real one.
      this.#known.delete(remote.name);
      this.#failed.add(key);
      throw error;
    }
  }

  #register(remote: RemoteManifest): void {
    if (this.#known.has(remote.name)) return;
    this.#known.add(remote.name);
    for (const { path, integrity } of [remote.entry, ...remote.files])
      this.#integrity[addressOf(remote, path)] = integrity;
    this.#instance.registerRemotes(
      [
        {
          name: remote.name,
          entry: addressOf(remote, remote.entry.path),
          type: 'global',
          entryGlobalName: containerName(remote.name),
        },
      ],
      {
        force: true,
      },
    );
  }

  #checkedScripts() {
    return {
      name: 'checked-scripts',
      createScript: ({ url }: { url: string }) => {
        const script = document.createElement('script');
        script.src = url;
        const integrity = this.#integrity[url];
        if (integrity) script.integrity = integrity;
        return { script, timeout: 3000 };
      },
    };
  }
}
