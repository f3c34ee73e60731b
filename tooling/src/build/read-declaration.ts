import type { RemoteDeclaration } from '@vestibule/contracts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Reads the remote's declaration as it is now on disk. */
export async function readDeclaration(dir: string): Promise<RemoteDeclaration> {
  const url = pathToFileURL(join(dir, 'remote.ts'));
  url.searchParams.set('at', String(Date.now()));
  const loaded = (await import(url.href)) as { default: RemoteDeclaration };
  return loaded.default;
}
