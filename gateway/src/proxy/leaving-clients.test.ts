import type { Tag } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { fakeBackend, type FakeBackend } from '../testing/fake-backend';
import { rawConnection, type RawAddress } from '../testing/raw-request';
import { startProxy } from '../testing/start-proxy';

// Less than the gateway waits for a response of the backend that nobody wants any more.
jest.setTimeout(10_000);
const LIMITS = { bytes: 1000, deadlineMs: 300, perClient: 4, places: 100 };
const PICTURE = '/media/abc/640.webp';
let backend: FakeBackend;
let app: FastifyInstance;
let address: RawAddress;
/** The tags that the first response with any has. */
let purged: Promise<readonly Tag[]>;

describe('leaving clients', () => {
  beforeEach(async () => {
    backend = await fakeBackend();
    let note = (_: readonly Tag[]) => {};
    purged = new Promise((resolve) => (note = resolve));
    const purge = async (tags: readonly Tag[]) => void (tags.length > 0 && note(tags));
    ({ app, address } = await startProxy({ backendUrl: backend.url, limits: LIMITS, purge }));
  });
  afterEach(async () => {
    await app.close();
    await backend.close();
  });

  /** A request that the backend has and does not answer yet. */
  async function pending(request: string, path: string) {
    const arrived = new Promise<ServerResponse>((resolve) =>
      backend.answers.set(path, (_, response) => resolve(response)),
    );
    const { socket, answer } = rawConnection(address);
    socket.write(request);
    const response = await arrived;
    return { socket, answer, response, closed: new Promise((resolve) => response.once('close', resolve)) };
  }
  const get = () => pending(`GET ${PICTURE} HTTP/1.1\r\nHost: a\r\n\r\n`, PICTURE);

  describe('a client that leaves before it has its response', () => {
    it('ends its request at the backend, which may stop its work', async () => {
      const { socket, response, closed } = await get();
      socket.destroy();
      await closed;
      expect(response.writableFinished).toBe(false);
      // The connections that are left serve others.
      const other = await get();
      other.response.end('picture');
      expect(await other.answer(/picture/)).toContain('200 OK');
      other.socket.destroy();
    });

    it('does not end its write, whose response says what is to be purged', async () => {
      const body = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
      const write = await pending(`POST /api/records/ HTTP/1.1\r\nHost: a\r\n${body}`, '/api/records/');
      write.socket.destroy();
      // By the time that this one is ended, the write would be.
      const { socket, closed } = await get();
      socket.destroy();
      await closed;
      expect(write.response.closed).toBe(false);
      write.response.setHeader('x-purge-tags', 'page:1').end('{}');
      expect(await purged).toEqual(['page:1']);
    });
  });
});
