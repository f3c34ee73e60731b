import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What signs preview links: PREVIEW_SECRET, or a secret of this site's data folder, made on first use. */
export async function previewSecret(dataDir: string): Promise<string> {
  const given = process.env['PREVIEW_SECRET'];
  if (given) return given;
  const file = join(dataDir, 'preview-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
