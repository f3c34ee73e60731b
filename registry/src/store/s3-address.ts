import type { S3StoreOptions } from './s3-store';

/**
 * Parts of `s3://bucket/prefix`; undefined for anything that is no address, as a folder. Throws for other addresses:
 * `whose` begins the sentence. S3_FORCE_PATH_STYLE=true is for servers whose buckets have no host of their own.
 */
export function s3Address(address: string, whose: string): Required<S3StoreOptions> | undefined {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 's3:' || !hostname)
    throw new Error(`${whose} address must be a folder or s3://bucket/prefix, not ${address}`);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    client: { forcePathStyle: process.env['S3_FORCE_PATH_STYLE'] === 'true' },
  };
}
