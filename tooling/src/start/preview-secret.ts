import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli-error';

const fileIn = (dataDir: string) => join(dataDir, 'preview-secret');

/**
 * Secret of preview links: PREVIEW_SECRET, or a secret of this site's data folder, created at the site's first start.
 */
export async function previewSecret(dataDir: string): Promise<string> {
  const given = process.env['PREVIEW_SECRET'];
  if (given) return given;
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}

/**
 * The same for a command that is about a site: one that was never started has no secret, and a new one would sign links
 * that no site accepts. Throws CliError.
 */
export async function knownSecret(dataDir: string): Promise<string> {
  const given = process.env['PREVIEW_SECRET'];
  if (given) return given;
  const secret = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  if (secret) return secret;
  throw new CliError(
    `No site was started with the data folder ${dataDir}: say which one is meant with DATA_DIR, or its secret with PREVIEW_SECRET`,
  );
}
