import { once } from 'node:events';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { removeFolders, temporaryFolder, writePicture } from '../../features/packs/testing/pack';
import { writeMedia } from '../../features/packs/write/media';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { measure } from './measure';
import { mediaBelow } from './store/folder-media';

let site: TestApp;
let id: string;
/** Number of pictures that were begun, and the function that lets the first of them go on. */
let begun: number;
let goOn: () => void;
let gate: Promise<void>;
let noteBegun: () => void;
let firstBegun: Promise<void>;
const sockets: Socket[] = [];

describe('leaving clients', () => {
  beforeAll(async () => {
    const dataDir = await temporaryFolder();
    const source = join(dataDir, 'media', 'red.jpg');
    const path = async () => {
      begun += 1;
      noteBegun();
      await gate;
      return source;
    };
    site = await createTestApp({ dataDir, mediaStore: { ...mediaBelow(dataDir), path } });
    await writePicture(source, { width: 900, height: 600 });
    const measured = await measure(source);
    await writeMedia(site.db, [{ file: 'red.jpg', source, alt: {}, focal: [0.5, 0.5], credit: '', measured }]);
    id = measured.hash.slice(0, 16);
    site.app.server.on('connection', (socket) => sockets.push(socket));
    await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await site.close();
    await removeFolders();
  });
  beforeEach(() => {
    begun = 0;
    gate = new Promise((resolve) => (goOn = resolve));
    firstBegun = new Promise((resolve) => (noteBegun = resolve));
  });

  /** Asks for a picture by a connection of its own; resolves when the server has the request. */
  async function ask(file: string): Promise<{ readonly request: ClientRequest; readonly socket: Socket }> {
    const { port } = site.app.server.address() as AddressInfo;
    const arrived = once(site.app.server, 'request');
    const request = get(`http://127.0.0.1:${port}/media/${id}/${file}`, { agent: false });
    request.on('error', () => undefined);
    await arrived;
    return { request, socket: sockets.at(-1)! };
  }
  const status = async (request: ClientRequest) => {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };

  describe('a picture that waits to be made', () => {
    it('is not made once its client has left', async () => {
      const first = await ask('320.jpg');
      await firstBegun;
      const left = await ask('640.jpg');
      const closed = once(left.socket, 'close');
      left.request.destroy();
      await closed;
      const last = await ask('768.jpg');
      goOn();
      expect(await Promise.all([status(first.request), status(last.request)])).toEqual([200, 200]);
      expect(begun).toBe(2);
    });

    it('is made while its client waits (control)', async () => {
      const all = [await ask('320.webp'), await ask('640.webp'), await ask('768.webp')];
      goOn();
      expect(await Promise.all(all.map(({ request }) => status(request)))).toEqual([200, 200, 200]);
      expect(begun).toBe(3);
    });
  });
});
