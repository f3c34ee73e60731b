import type { RemoteManifest } from '@vestibule/contracts';
import { checkFiles } from '@vestibule/registry/checks/check-files';
import { checkManifest } from '@vestibule/registry/checks/check-release';
import { parseManifest } from '@vestibule/registry/manifest';
import { problemLines } from '@vestibule/registry/problem';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli-error';
import { checkCode } from './check-code';

export interface HouseBuilds {
  /** Version of the contracts that the site runs. */
  readonly contracts: string;
  /** Folder of the shell that the remotes are released with. */
  readonly shellDir: string;
  /** Folders of the builds that are new. */
  readonly fresh: readonly string[];
  /** Folders of the builds that stay beside them. */
  readonly others: readonly string[];
}

/**
 * Checks builds of this checkout as `vestibule publish` checks those of any team, except for the types, which
 * `npm run types` checks. Throws CliError when one would be refused.
 */
export async function checkHouse({ contracts, shellDir, fresh, others }: HouseBuilds): Promise<void> {
  const [checked, beside] = await Promise.all([Promise.all(fresh.map(read)), Promise.all(others.map(read))]);
  const all = [...checked, ...beside];
  for (const { dir, manifest } of checked) {
    const others = all.map((one) => one.manifest).filter(({ name }) => name !== manifest.name);
    const problems = [
      ...checkManifest(manifest, contracts, others),
      ...(await checkFiles(manifest, (path) => readFile(join(dir, path)).catch(() => undefined))),
      ...(await checkCode(dir, manifest, shellDir)),
    ];
    if (problems.length > 0)
      throw new CliError(`${manifest.name} ${manifest.version} is not released:\n${problemLines(problems)}`);
  }
}

async function read(dir: string): Promise<{ readonly dir: string; readonly manifest: RemoteManifest }> {
  return { dir, manifest: parseManifest(await readFile(join(dir, 'remote.json')), dir) };
}
