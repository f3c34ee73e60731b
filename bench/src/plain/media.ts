import type { Asset } from './send';

const known = new Map<string, Promise<Asset>>();

/** A picture of the site, fetched once and cached: both sides then serve the same bytes. */
export function media(origin: string, path: string): Promise<Asset> {
  const reading = known.get(path) ?? read(origin + path);
  known.set(path, reading);
  return reading;
}

async function read(url: string): Promise<Asset> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return {
    body: Buffer.from(await answer.arrayBuffer()),
    headers: {
      'content-type': answer.headers.get('content-type') ?? '',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  };
}
