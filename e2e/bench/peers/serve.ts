import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { readFileSync } from 'node:fs';
import { media } from '../plain/media';
import { compressed, readAssets, send } from '../plain/send';
import type { PlainData } from '../plain/types';

/** Serves a framework's build as the plain page is served: files from memory, pages compressed as the site's. */
const [dataFile = '', module = '', assetsDir = ''] = process.argv.slice(2);
process.env['BENCH_DATA'] = dataFile;
const { mediaOrigin } = JSON.parse(readFileSync(dataFile, 'utf8')) as PlainData;
const { handle } = (await import(pathToFileURL(module).href)) as { handle: (request: Request) => Promise<Response> };
const assets = readAssets(assetsDir, '/');

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const answer = async () => {
    const asset = assets.get(path) ?? (path.startsWith('/media/') ? await media(mediaOrigin, path) : undefined);
    if (asset) return send(response, asset);
    const made = await handle(new Request(`http://${request.headers.host}${path}`));
    const type = made.headers.get('content-type') ?? '';
    return send(response, await compressed(Buffer.from(await made.arrayBuffer()), type), made.status);
  };
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit(0));
