import type { Composition } from '@vestibule/contracts';
import { setCanary, type CanaryChannel } from './channel/canary';
import { givenBack } from './channel/given-back';
import { pin, publish, rollback, unpin, type Author, type MoveKind, type StableChannel } from './channel/stable';
import { checkFiles } from './checks/check-files';
import { checkRelease } from './checks/check-release';
import { isDevelopVersion } from './develop/develop-version';
import { problemLines, type BuildProblem } from './problem';
import { versionPrefix, type Registry } from './registry';
import { RegistryError } from './registry-error';
import type { RemoteVersion } from './remote-version';

/**
 * Moves of the channels by an administrator or a team. Each refuses with RegistryError, and then nothing has changed.
 */
export class Releases {
  readonly #registry: Registry;
  readonly #author: () => Author;

  /** `by` is written into the history. */
  constructor(registry: Registry, by: string, now: () => Date = () => new Date()) {
    this.#registry = registry;
    this.#author = () => ({ by, at: now().toISOString() });
  }

  /** Everything that speaks against putting a version into the stable composition; empty when nothing does. */
  async problemsOf({ name, version }: RemoteVersion): Promise<BuildProblem[]> {
    const manifest = await this.#registry.manifest(name, version);
    const read = async (path: string) => (await this.#registry.store.get(versionPrefix(name, version) + path))?.body;
    return [
      ...(await checkRelease(this.#registry, manifest, await this.#composition())),
      ...(await checkFiles(manifest, read)),
    ];
  }

  async publish(
    remote: RemoteVersion,
    kind: Extract<MoveKind, 'publish' | 'promote'> = 'publish',
  ): Promise<StableChannel> {
    await this.#refuseProblems(remote);
    const moved = await this.#stable((now) => publish(now, exactly(remote), this.#author(), kind));
    // A version that is live for everybody is no canary any more.
    const { canaries } = await this.#registry.canary();
    if (canaries.some((canary) => canary.remote === remote.name && canary.version === remote.version))
      await this.canary(remote, 0);
    return moved;
  }

  /** Gives the canary's version to everybody. */
  async promote(name: string): Promise<StableChannel> {
    const canary = (await this.#registry.canary()).canaries.find(({ remote }) => remote === name);
    if (!canary) throw new RegistryError('no_canary', `${name} has no canary`);
    return this.publish({ name, version: canary.version }, 'promote');
  }

  /**
   * Back to the composition before, or one remote back to its version before; then with it the remotes from which it
   * had taken routes that nobody would have now. Not checked: it was live, and a rollback is urgent.
   */
  rollback(remote?: string): Promise<StableChannel> {
    return this.#stable(async (now) => {
      const next = rollback(now, remote, this.#author());
      if (remote === undefined) return next;
      const others = await givenBack(now, next.composition, (name, version) => this.#registry.manifest(name, version));
      return others.length === 0 ? next : rollback(now, remote, this.#author(), others);
    });
  }

  async pin(remote: RemoteVersion): Promise<StableChannel> {
    await this.#refuseProblems(remote);
    return this.#stable((now) => pin(now, exactly(remote), this.#author()));
  }

  unpin(remote: string): Promise<StableChannel> {
    return this.#stable((now) => unpin(now, remote, this.#author()));
  }

  /** `percent` 0 ends the canary of this remote. */
  async canary(remote: RemoteVersion, percent: number): Promise<CanaryChannel> {
    if (percent > 0) await this.#refuseProblems(remote);
    return this.#registry.changeCanary((now) =>
      setCanary(now, { remote: remote.name, version: remote.version, percent }, this.#author()),
    );
  }

  async #refuseProblems(remote: RemoteVersion): Promise<void> {
    if (isDevelopVersion(remote.version))
      throw new RegistryError('refused', `${remote.version} is a development build: publish the remote instead`);
    const problems = await this.problemsOf(remote);
    if (problems.length > 0) throw new RegistryError('refused', problemLines(problems));
  }

  async #composition(): Promise<Composition> {
    return required(await this.#registry.stable()).composition;
  }

  #stable(change: (now: StableChannel) => StableChannel | Promise<StableChannel>): Promise<StableChannel> {
    return this.#registry.changeStable((now) => change(required(now)));
  }
}

/** Of a whole manifest that is passed only these fields go into the pointer. */
const exactly = ({ name, version }: RemoteVersion): RemoteVersion => ({ name, version });

function required(channel: StableChannel | undefined): StableChannel {
  if (!channel) throw new RegistryError('no_channel', 'Nothing was published into this registry yet');
  return channel;
}
