import { FolderStore } from './folder-store';
import type { ObjectStore } from './object-store';
import { s3Address } from './s3-address';

/** Opens a registry's store by its address: a folder, or `s3://bucket/prefix`. Throws when the address is neither. */
export async function openStore(address: string): Promise<ObjectStore> {
  const s3 = s3Address(address, "The registry's");
  if (!s3) return new FolderStore(address);
  // Amazon's SDK is large: only those who need it load it.
  const { S3Store } = await import('./s3-store');
  return new S3Store(s3);
}
