import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { media } from './media';
import { renderDocument } from './render';
import { compressed, HTML, readAssets, send, serve } from './send';
import type { PlainData } from './types';

const [dataFile = '', assetsDir = ''] = process.argv.slice(2);
const { page, events, fonts, mediaOrigin } = JSON.parse(readFileSync(dataFile, 'utf8')) as PlainData;

const assets = readAssets(assetsDir, '/assets/');
const find = (test: (path: string) => boolean) => [...assets.keys()].find(test) ?? '';
const files = {
  styles: find((path) => path.endsWith('.css')),
  script: find((path) => path.endsWith('.js')),
  fonts: fonts.map((name) => find((path) => basename(path) === name)).filter(Boolean),
};

const render = () => compressed(renderDocument(page, files), HTML);
const stored = await render();

serve(async (path, _request, response) => {
  const asset = assets.get(path) ?? (path.startsWith('/media/') ? await media(mediaOrigin, path) : undefined);
  if (asset) return send(response, asset);
  if (path === '/de/veranstaltungen') return send(response, await render());
  if (path === '/stored') return send(response, stored);
  const event = path.startsWith('/data/') ? events.find(({ id }) => path === `/data/${id}`) : undefined;
  if (event) return send(response, await compressed(JSON.stringify(event), 'application/json'));
  response.writeHead(404).end();
});
