import type { RemoteDeclaration } from '@vestibule/contracts';
import { REMOTE_NAME } from '@vestibule/registry/manifest';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '../cli-error';

/** Reads the remote's declaration as it is now on disk. Throws CliError when its name cannot be one. */
export async function readDeclaration(dir: string): Promise<RemoteDeclaration> {
  const url = pathToFileURL(join(dir, 'remote.ts'));
  url.searchParams.set('at', String(Date.now()));
  const loaded = (await import(url.href)) as { default: RemoteDeclaration };
  refuseName(dir, loaded.default.name);
  return loaded.default;
}

export function refuseName(dir: string, name: unknown): void {
  if (typeof name === 'string' && REMOTE_NAME.test(name)) return;
  throw new CliError(
    `${join(dir, 'remote.ts')}, name: ${JSON.stringify(name)} must be 2 to 40 lower-case letters and digits, a letter first: it is part of the name of a global variable`,
  );
}
