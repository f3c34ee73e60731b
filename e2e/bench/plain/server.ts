import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { media } from './media';
import { renderDocument } from './render';
import type { PlainData } from './types';

const [dataFile = '', assetsDir = ''] = process.argv.slice(2);
const { page, events, fonts, mediaOrigin } = JSON.parse(readFileSync(dataFile, 'utf8')) as PlainData;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Of rendered pages: what the site's gateway uses, so that the comparison is of rendering. */
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const compress = promisify(brotliCompress);

interface Asset {
  readonly body: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** The build's files in memory, compressed once. */
const assets = new Map<string, Asset>();
for (const file of readdirSync(assetsDir, { recursive: true, encoding: 'utf8' })) {
  const type = TYPES[extname(file)];
  if (type === undefined) continue;
  const bytes = readFileSync(join(assetsDir, file));
  const isText = type.startsWith('text/');
  assets.set(`/assets/${file}`, {
    body: isText ? brotliCompressSync(bytes) : bytes,
    headers: { 'content-type': type, 'cache-control': IMMUTABLE, ...(isText && { 'content-encoding': 'br' }) },
  });
}
const find = (test: (path: string) => boolean) => [...assets.keys()].find(test) ?? '';
const files = {
  styles: find((path) => path.endsWith('.css')),
  script: find((path) => path.endsWith('.js')),
  fonts: fonts.map((name) => find((path) => basename(path) === name)).filter(Boolean),
};

const HTML: OutgoingHttpHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  vary: 'accept-encoding',
};
const render = () => compress(renderDocument(page, files), PAGE_QUALITY);
const stored = await render();

function send(response: ServerResponse, body: Buffer, headers: OutgoingHttpHeaders): void {
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  const asset = assets.get(path) ?? (path.startsWith('/media/') ? await media(mediaOrigin, path) : undefined);
  if (asset) return send(response, asset.body, asset.headers);
  if (path === '/de/veranstaltungen') return send(response, await render(), HTML);
  if (path === '/stored') return send(response, stored, HTML);
  const event = path.startsWith('/data/') ? events.find(({ id }) => path === `/data/${id}`) : undefined;
  if (event)
    return send(response, await compress(JSON.stringify(event), PAGE_QUALITY), {
      'content-type': 'application/json',
      'content-encoding': 'br',
    });
  response.writeHead(404).end();
}

const server = createServer((request, response) => {
  answer(request.url ?? '/', response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit(0));
