import type { Registry } from '@vestibule/registry/registry';
import { RegistryError } from '@vestibule/registry/registry-error';
import { fetchShell } from '@vestibule/registry/shells';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELL_DIST } from '../build/paths';
import { CliError } from '../cli-error';

/**
 * Runs a task with the files of the shell that is live: those of the registry, or of this checkout for a registry that
 * has none yet.
 */
export async function withShell<T>(
  registry: Registry,
  version: string,
  task: (shellDir: string) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'vestibule-shell-'));
  try {
    return await task(await shellDir(registry, version, dir));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function shellDir(registry: Registry, version: string, dir: string): Promise<string> {
  try {
    await fetchShell(registry, version, dir);
    return dir;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const own = join(SHELL_DIST, version);
    if (existsSync(join(own, 'shell.json'))) return own;
    throw new CliError(
      `${error.message}, which is live: build and start the site with this version of the tooling once`,
      { cause: error },
    );
  }
}
