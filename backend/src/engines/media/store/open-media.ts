import { s3Address } from '@vestibule/registry/store/s3-address';
import { join } from 'node:path';
import { FolderMedia, mediaBelow } from './folder-media';
import type { MediaStore } from './media-store';

/**
 * Opens the store of the library's files: `media` below the data folder, or the bucket that `address` names
 * (`s3://bucket/prefix`). Throws for other addresses.
 */
export async function openMedia(dataDir: string, address?: string): Promise<MediaStore> {
  if (address === undefined) return mediaBelow(dataDir);
  const s3 = s3Address(address, "The library's");
  if (!s3) return new FolderMedia(address);
  // Amazon's SDK is large: only those who need it load it.
  const { BucketMedia } = await import('./bucket-media');
  return new BucketMedia(s3, join(dataDir, 'media-copies'));
}
