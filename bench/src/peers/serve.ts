import { pathToFileURL } from 'node:url';
import { readFileSync } from 'node:fs';
import { media } from '../plain/media';
import { compressed, readAssets, send, serve } from '../plain/send';
import type { PlainData } from '../plain/types';

/** Serves a framework's build as the plain page is served: files from memory, pages compressed as the site's. */
const [dataFile = '', module = '', assetsDir = ''] = process.argv.slice(2);
process.env['BENCH_DATA'] = dataFile;
const { mediaOrigin } = JSON.parse(readFileSync(dataFile, 'utf8')) as PlainData;
const { handle } = (await import(pathToFileURL(module).href)) as { handle: (request: Request) => Promise<Response> };
const assets = readAssets(assetsDir, '/');

serve(async (path, request, response) => {
  const asset = assets.get(path) ?? (path.startsWith('/media/') ? await media(mediaOrigin, path) : undefined);
  if (asset) return send(response, asset);
  const made = await handle(new Request(`http://${request.headers.host}${path}`));
  const type = made.headers.get('content-type') ?? '';
  return send(response, await compressed(Buffer.from(await made.arrayBuffer()), type), made.status);
});
