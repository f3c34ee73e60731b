import { compositionsWithShares } from '@vestibule/registry/channel/canary';
import { versionOf } from '@vestibule/registry/channel/compose';
import type { Registry } from '@vestibule/registry/registry';
import { CliError } from '../cli-error';

const SHOWN_MOVES = 10;
const columns = (rows: readonly (readonly string[])[]) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
};
const minute = (at: string | undefined) => at?.slice(0, 16).replace('T', ' ') ?? '';

/** The live composition, its visitors, and its history. */
export async function describeComposition(registry: Registry): Promise<string> {
  const [stable, { canaries }] = await Promise.all([registry.stable(), registry.canary()]);
  if (!stable) throw new CliError('Nothing was published into this registry yet');
  const remotes = stable.composition.remotes.map(({ name, version }) => {
    const canary = canaries.find(({ remote }) => remote === name);
    return [
      name,
      version,
      stable.pins.includes(name) ? 'pinned' : '',
      canary ? `canary ${canary.version} ${canary.percent} %` : '',
    ];
  });
  const live = new Set(stable.composition.remotes.map(({ name }) => name));
  const newcomers = canaries
    .filter(({ remote }) => !live.has(remote))
    .map(({ remote, version, percent }) => [remote, '', '', `canary ${version} ${percent} %`]);
  const shares = compositionsWithShares(stable.composition, canaries).map(
    ({ composition, percent }) => `${composition.id} ${percent} %`,
  );
  const moves = stable.history
    .slice(0, SHOWN_MOVES)
    .map(({ revision, at, by, kind, what }) => [String(revision), minute(at), by, kind, what]);
  return [
    `shell ${stable.composition.shell}, contracts ${stable.composition.contracts}`,
    columns([...remotes, ...newcomers]),
    `compositions: ${shares.join(', ')}`,
    'last moves (UTC):',
    columns(moves),
  ].join('\n');
}

/** Versions of one remote, newest first. */
export async function describeRemote(registry: Registry, remote: string): Promise<string> {
  const [versions, stable, { canaries }] = await Promise.all([
    registry.versions(remote),
    registry.stable(),
    registry.canary(),
  ]);
  if (versions.length === 0) throw new CliError(`There is no remote ${remote}`);
  const live = stable && versionOf(stable.composition, remote);
  const canary = canaries.find((one) => one.remote === remote);
  return columns(
    versions.map(({ version, at, by }) => [
      version,
      minute(at),
      by ?? '',
      version === live ? 'live' : '',
      version === canary?.version ? `canary ${canary.percent} %` : '',
    ]),
  );
}
