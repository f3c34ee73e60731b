import { urlOnOrigin } from '@vestibule/contracts/paths/build-url';
import { CliError } from '../cli-error';
import { newDevelopToken } from '../dev-against/develop-token';
import { dataDir } from '../start/data-dir';
import { knownSecret } from '../start/preview-secret';
import type { CommandInput } from './command-input';

/** How long a site may take to say whether it knows a token, in ms. */
const TIMEOUT_MS = 5000;

/**
 * A token for one remote; a site that is named must accept it. The origin of the secret goes to stderr: stdout has the
 * token alone.
 */
export async function developToken(remote: string, { by, hours, site }: CommandInput): Promise<string> {
  if (!(hours > 0)) throw new CliError('--hours must be a number above 0');
  const folder = dataDir();
  const token = newDevelopToken(await knownSecret(folder), { remote, by, hours });
  const whose = process.env['PREVIEW_SECRET']
    ? 'the secret in PREVIEW_SECRET'
    : `the secret of the data folder ${folder}`;
  if (site !== undefined && (await statusOf(site, token)) === 401)
    throw new CliError(
      `${site} has another secret than ${whose}: set DATA_DIR or PREVIEW_SECRET as it was started with`,
    );
  console.error(`  made with ${whose}`);
  return token;
}

/** Status of a site's response to an empty build with this token: 401 when it does not know it. */
async function statusOf(site: string, token: string): Promise<number> {
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (
      await fetch(urlOnOrigin(site, '/_develop/builds'), {
        method: 'POST',
        headers,
        body: '{}',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    ).status;
  } catch (error) {
    throw new CliError(`${site} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
}
