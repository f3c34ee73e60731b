import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { REGISTRY } from './build/paths';
import { CliError } from './cli-error';

/** The registry that a command is about: `--registry`, REGISTRY_URL, or this checkout's own. */
export async function openRegistry(given: string | undefined): Promise<Registry> {
  const address = given ?? process.env['REGISTRY_URL'] ?? (existsSync(REGISTRY) ? REGISTRY : undefined);
  if (!address)
    throw new CliError('Which registry? Say --registry or set REGISTRY_URL: a folder, or s3://bucket/prefix');
  return new Registry(await openStore(address));
}

/** Actor for the history: `--by`, PUBLISHED_BY, or the user of this machine. */
export const authorName = (given: string | undefined): string =>
  given ?? process.env['PUBLISHED_BY'] ?? userInfo().username;
