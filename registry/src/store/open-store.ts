import { FolderStore } from './folder-store';
import type { ObjectStore } from './object-store';
import { S3Store } from './s3-store';

/** Opens a registry's store by its address: a folder, or `s3://bucket/prefix`. Throws when the address is neither. */
export function openStore(address: string): ObjectStore {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return new FolderStore(address);
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 's3:' || !hostname) throw new Error(`The registry's address must be a folder or s3://bucket/prefix, not ${address}`);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return new S3Store({ bucket: hostname, prefix: prefix && `${prefix}/`, client: { forcePathStyle: process.env['S3_FORCE_PATH_STYLE'] === 'true' } });
}
