import type { RemoteManifest } from '@vestibule/contracts';
import { satisfies, validRange } from 'semver';
import type { BuildProblem } from '../problem';

/** Whether the contracts that the site runs are among those that the remote was written for. */
export function checkContract(
  { name, contracts }: Pick<RemoteManifest, 'name' | 'contracts'>,
  running: string,
): BuildProblem[] {
  const problem = (message: string): BuildProblem[] => [
    { check: 'contract', where: `${name}/remote.ts, contracts`, message },
  ];
  if (validRange(contracts) === null) return problem(`"${contracts}" is not a version range`);
  return satisfies(running, contracts)
    ? []
    : problem(`the site runs contracts ${running}, the remote was written for ${contracts}`);
}
