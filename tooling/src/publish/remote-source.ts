import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CliError } from '../cli-error';
import type { Workspace } from '../workspaces';

/** The remote in a folder, inside this repository or in one of its own. Throws CliError when there is none. */
export function remoteSource(folder: string): Workspace {
  const dir = resolve(folder);
  for (const file of ['package.json', 'remote.ts'])
    if (!existsSync(join(dir, file))) throw new CliError(`${dir} is no remote: it has no ${file}`);
  const { name, version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name?: string;
    version?: string;
  };
  if (!name || !version) throw new CliError(`${join(dir, 'package.json')} needs "name" and "version"`);
  return { folder: basename(dir), dir, name, version, role: 'remote' };
}
