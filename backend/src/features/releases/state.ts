import type { ReleasedRemote, ReleasedVersion, ReleaseState } from '@vestibule/contracts';
import type { Canary } from '@vestibule/registry/channel/canary';
import type { StableChannel } from '@vestibule/registry/channel/stable';
import type { KnownVersion, Registry } from '@vestibule/registry/registry';
import { RegistryError } from '@vestibule/registry/registry-error';
import { historyOf } from './history';
import type { AskTraffic, Traffic } from './traffic';

interface Source {
  readonly registry: Registry;
  readonly traffic: AskTraffic;
  readonly now: () => number;
}

/** Everything that the content hub shows of releases: pointers and versions of the registry, numbers of the gateway. */
export async function releaseState({ registry, traffic: ask, now }: Source): Promise<ReleaseState> {
  const asked = ask();
  const [stable, canary] = await Promise.all([registry.stable(), registry.canary()]);
  if (!stable) throw new RegistryError('no_channel', 'Nothing was published into this registry yet');
  const { id, shell, contracts, remotes } = stable.composition;
  const versions = await Promise.all(remotes.map(({ name }) => registry.versions(name)));
  const traffic = await asked;
  return {
    server_time: new Date(now()).toISOString(),
    composition: id,
    shell,
    contracts,
    remotes: remotes.map((live, index) =>
      presentRemote(live, versions[index] ?? [], { stable, canaries: canary.canaries, traffic }),
    ),
    history: historyOf(stable, canary),
  };
}

interface Around {
  readonly stable: StableChannel;
  readonly canaries: readonly Canary[];
  readonly traffic: Traffic | null;
}

function presentRemote(
  { name, version: live }: { name: string; version: string },
  versions: readonly KnownVersion[],
  { stable, canaries, traffic }: Around,
): ReleasedRemote {
  const canary = canaries.find(({ remote }) => remote === name);
  return {
    name,
    version: live,
    pinned: stable.pins.includes(name),
    canary: canary ? { version: canary.version, percent: canary.percent } : null,
    versions: versions.map(({ version, by, at }) => ({
      version,
      by: by ?? null,
      at: at ?? null,
      live: version === live,
      ...numbersOf(name, version, traffic),
    })),
  };
}

function numbersOf(
  remote: string,
  version: string,
  traffic: Traffic | null,
): Pick<ReleasedVersion, 'share' | 'loads' | 'failures'> {
  if (!traffic) return { share: null, loads: null, failures: null };
  const having = traffic.compositions.filter(({ remotes }) =>
    remotes.some((one) => one.name === remote && one.version === version),
  );
  const rate = traffic.versions.find((one) => one.remote === remote && one.version === version);
  return {
    share: having.reduce((sum, { share }) => sum + share, 0),
    loads: rate?.loads ?? 0,
    failures: rate?.failures ?? 0,
  };
}
