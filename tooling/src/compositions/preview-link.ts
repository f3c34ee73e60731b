import { signPreview } from '@vestibule/registry/preview-token';
import { CliError } from '../cli-error';
import { dataDir } from '../start/data-dir';
import { previewSecret } from '../start/preview-secret';
import type { CommandInput } from './commands';

const HOUR_MS = 3_600_000;

/** A link that shows one browser other versions; only versions that exist are signed. */
export async function previewLink({ registry, args, site, to, hours }: CommandInput): Promise<string> {
  if (args.length < 2 || args.length % 2 === 1) throw new CliError('Say pairs of remote and version');
  if (!(hours > 0)) throw new CliError('--hours must be a number above 0');
  const remotes = [];
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', version = ''] = args.slice(at);
    await registry.manifest(name, version);
    remotes.push({ name, version });
  }
  const secret = await previewSecret(dataDir());
  const link = new URL('/_preview', site);
  link.searchParams.set('token', signPreview(secret, { remotes, until: Date.now() + hours * HOUR_MS }));
  link.searchParams.set('to', to);
  return link.href;
}
