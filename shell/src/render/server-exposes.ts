import { SiteError, type RemoteManifest, type ServerModule } from '@vestibule/contracts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ExposeSource } from '../app/exposes';
import type { ExposeRef } from '../app/site';
import { SERVER_LIBRARIES } from './libraries';
import { remoteDir } from './remote-dir';

/** Runs a remote's server file; its `require` knows the shared libraries and nothing else. */
function runServerFile(file: string, integrity: string): ServerModule {
  const code = readFileSync(file);
  const actual = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${file} is not what remote.json says it is`);
  const module = { exports: {} };
  const requireShared = (name: string): object => {
    const library = SERVER_LIBRARIES[name];
    if (!library) throw new Error(`${name} is not a shared library`);
    return library;
  };
  const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], { filename: file }) as (...args: unknown[]) => void;
  run(module, module.exports, requireShared);
  return module.exports as ServerModule;
}

interface StartOptions {
  readonly skipped: readonly string[];
  /** Called before each remote's server file is run, with its place in the composition. */
  readonly onStart: (remote: number) => void;
}

/** Exposes from integrity-checked server files, all loaded before the first request. */
export class ServerExposes implements ExposeSource {
  readonly #modules = new Map<string, unknown>();
  /** Remotes whose server file could not be run, with why. */
  readonly failures = new Map<RemoteManifest, unknown>();

  constructor(registryDir: string, remotes: readonly RemoteManifest[], { skipped, onStart }: StartOptions) {
    for (const [place, remote] of remotes.entries()) {
      onStart(place);
      try {
        if (skipped.includes(remote.name)) throw new Error('its server file never ended');
        const { exposes } = runServerFile(join(remoteDir(registryDir, remote.name, remote.version), remote.server.path), remote.server.integrity);
        for (const [name, module] of Object.entries(exposes)) this.#modules.set(`${remote.name}|${name}`, module.default);
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
    return Promise.reject(new SiteError('remote_failed', 502, `${ref.key} ${ref.remote.version} is not loaded`, { cause: this.failures.get(ref.remote) }));
  }

  hydrate(ref: ExposeRef): Promise<unknown> {
    return this.load(ref);
  }
}
