import { urlOnOrigin } from '@vestibule/contracts/paths/build-url';
import { previewLink as signedPath } from '@vestibule/registry/preview-link';
import { CliError } from '../cli-error';
import { dataDir } from '../start/data-dir';
import { knownSecret } from '../start/preview-secret';
import type { CommandInput } from './command-input';

/** Where `npm start` puts a site. */
const DEFAULT_SITE = 'http://localhost:3000';

/** A link that shows one browser other versions; only versions that exist are signed. */
export async function previewLink({ registry, args, site, to, hours }: CommandInput): Promise<string> {
  if (args.length < 2 || args.length % 2 === 1) throw new CliError('Say pairs of remote and version');
  if (!(hours > 0)) throw new CliError('--hours must be a number above 0');
  const remotes = args.flatMap((name, at) => (at % 2 === 0 ? [{ name, version: args[at + 1] ?? '' }] : []));
  const path = await signedPath(registry, await knownSecret(dataDir()), { remotes, hours, to }, Date.now());
  return urlOnOrigin(site ?? DEFAULT_SITE, path).href;
}
