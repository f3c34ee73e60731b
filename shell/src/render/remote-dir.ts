import { join } from 'node:path';

/** Folder of a remote's version below the registry's local root. */
export const remoteDir = (registryDir: string, name: string, version: string) =>
  join(registryDir, 'remotes', name, version);
