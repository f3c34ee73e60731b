import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For rendered pages: the site's gateway uses the same, so that the comparison is of rendering. */
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const brotli = promisify(brotliCompress);

export const HTML = 'text/html; charset=utf-8';

export interface Asset {
  readonly body: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** A build's files in memory, compressed once, by their paths below `prefix`. */
export function readAssets(dir: string, prefix: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(file)];
    if (type === undefined) continue;
    const bytes = readFileSync(join(dir, file));
    const isText = type.startsWith('text/');
    assets.set(`${prefix}${file}`, {
      body: isText ? brotliCompressSync(bytes) : bytes,
      headers: { 'content-type': type, 'cache-control': IMMUTABLE, ...(isText && { 'content-encoding': 'br' }) },
    });
  }
  return assets;
}

/** A response that is made for every request, in the form in which it is sent. */
export async function compressed(text: string | Buffer, type: string): Promise<Asset> {
  return {
    body: await brotli(text, PAGE_QUALITY),
    headers: { 'content-type': type, 'content-encoding': 'br', vary: 'accept-encoding' },
  };
}

export function send(response: ServerResponse, { body, headers }: Asset, status = 200): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** Serves on a free port, which it sends to its parent; ends with it. */
export function serve(
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>,
): void {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.once('disconnect', () => process.exit(0));
}
