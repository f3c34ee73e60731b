import { SiteError, type RemoteManifest } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import { runServerFile } from '@vestibule/registry/server-file';
import { join } from 'node:path';
import type { ExposeSource } from '../app/exposes';
import { remoteDir } from './remote-dir';

interface StartOptions {
  /** Libraries that a server file may require. */
  readonly libraries: Readonly<Record<string, object>>;
  readonly skipped: readonly string[];
  /** Called before each remote's server file is run, with its place in the composition. */
  readonly onStart: (remote: number) => void;
}

/** Exposes from integrity-checked server files, all loaded before the first request. */
export class ServerExposes implements ExposeSource {
  readonly #modules = new Map<string, unknown>();
  /** Remotes whose server file could not be run, with why. */
  readonly failures = new Map<RemoteManifest, unknown>();

  constructor(registryDir: string, remotes: readonly RemoteManifest[], { libraries, skipped, onStart }: StartOptions) {
    for (const [place, remote] of remotes.entries()) {
      onStart(place);
      try {
        if (skipped.includes(remote.name)) throw new Error('its server file never ended');
        const file = join(remoteDir(registryDir, remote.name, remote.version), remote.server.path);
        const { exposes = {} } = runServerFile({ file, integrity: remote.server.integrity, libraries });
        for (const [name, module] of Object.entries(exposes))
          this.#modules.set(`${remote.name}|${name}`, module.default);
      } catch (error) {
        this.failures.set(remote, error);
      }
    }
  }

  peek(ref: ExposeRef): unknown {
    return this.#modules.get(ref.key);
  }

  load(ref: ExposeRef): Promise<unknown> {
    const module = this.peek(ref);
    if (module) return Promise.resolve(module);
    return Promise.reject(
      new SiteError('remote_failed', 502, `${ref.key} ${ref.remote.version} is not loaded`, {
        cause: this.failures.get(ref.remote),
      }),
    );
  }

  hydrate(ref: ExposeRef): Promise<unknown> {
    return this.load(ref);
  }
}
