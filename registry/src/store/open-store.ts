import { FolderStore } from './folder-store';
import type { ObjectStore } from './object-store';

/** Opens a registry's store by its address: a folder, or `s3://bucket/prefix`. Throws when the address is neither. */
export async function openStore(address: string): Promise<ObjectStore> {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return new FolderStore(address);
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 's3:' || !hostname)
    throw new Error(`The registry's address must be a folder or s3://bucket/prefix, not ${address}`);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  // Amazon's SDK is large: only those who need it load it.
  const { S3Store } = await import('./s3-store');
  return new S3Store({
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    client: { forcePathStyle: process.env['S3_FORCE_PATH_STYLE'] === 'true' },
  });
}
