import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { fakeBackend, type FakeBackend } from '../testing/fake-backend';
import { rawConnection, type RawAddress } from '../testing/raw-request';
import { startProxy } from '../testing/start-proxy';

const LIMITS = { bytes: 1000, deadlineMs: 300, perClient: 4, places: 100 };
let backend: FakeBackend;
let app: FastifyInstance;
let address: RawAddress;
let received: { headers: IncomingHttpHeaders; body: string }[];

async function start(trustProxy: boolean | string[] = false) {
  ({ app, address } = await startProxy({ backendUrl: backend.url, limits: LIMITS, trustProxy }));
}

describe('proxy', () => {
  beforeEach(async () => {
    backend = await fakeBackend();
    received = [];
    backend.answers.set('/api/echo/', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.end('echoed');
      });
    });
    await start();
  });
  afterEach(async () => {
    await app.close();
    await backend.close();
  });

  const post = (more = '', length = 5) =>
    `POST /api/echo/ HTTP/1.1\r\nHost: museum.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;
  const statusIn = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/m.exec(text)?.[1]);

  test('a body goes on as it came, whole or in pieces', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['{"a": 1}', '"ä"', '{ not json'])
      expect((await app.inject({ method: 'POST', url: '/api/echo/', headers, payload })).body).toBe('echoed');
    const { socket, answer } = rawConnection(address);
    socket.write('POST /api/echo/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n');
    socket.write('2\r\nde\r\n0\r\n\r\n');
    expect(statusIn(await answer(/echoed/))).toBe(200);
    socket.destroy();
    expect(received.map(({ body }) => body)).toEqual(['{"a": 1}', '"ä"', '{ not json', 'abcde']);
  });

  test('a body that trickles in holds nothing of the backend’s, and is given up in time', async () => {
    const slow = Array.from({ length: LIMITS.perClient }, () => rawConnection(address));
    for (const { socket } of slow) socket.write(`${post()}a`);
    await Promise.all(slow.map(({ socket }) => new Promise((resolve) => socket.once('ready', resolve))));
    const before = backend.sockets;
    expect((await app.inject({ url: '/api/other/' })).statusCode).toBe(200);
    const answers = await Promise.all(slow.map(({ answer }) => answer()));
    expect(answers.map(statusIn)).toEqual(slow.map(() => 408));
    expect(answers[0]).toContain('"code":"timeout"');
    expect(backend.sockets - before).toBeLessThanOrEqual(1);
    expect(received).toEqual([]);
  });

  test('small bodies that trickle in keep no other from being answered', async () => {
    const slow = Array.from({ length: 4 * LIMITS.perClient }, () => rawConnection(address));
    for (const { socket } of slow) socket.write(`${post()}a`);
    const { socket, answer } = rawConnection(address);
    socket.write(`${post()}abcde`);
    expect(statusIn(await answer(/\r\n\r\n/))).toBe(200);
    for (const one of [...slow, { socket }]) one.socket.destroy();
  });

  test.each([
    ['said', post('', 5000)],
    [
      'found',
      `POST /api/echo/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n${'a'.repeat(4096)}\r\n0\r\n\r\n`,
    ],
  ])('a body that is %s to be too large is refused', async (_, request) => {
    const { socket, answer } = rawConnection(address);
    socket.write(request);
    expect(statusIn(await answer())).toBe(413);
    expect(received).toEqual([]);
  });

  test('a client that waits for 100-continue gets it, and a response', async () => {
    const { socket, answer } = rawConnection(address);
    socket.write(post('Expect: 100-continue\r\n'));
    expect(await answer(/\r\n\r\n/)).toContain('HTTP/1.1 100 Continue');
    socket.write('abcde');
    const text = await answer(/echoed/);
    expect(text).toContain('HTTP/1.1 200 OK');
    socket.destroy();
  });

  test('a backend that cannot answer is asked once', async () => {
    backend.answers.set('/api/away/', (_, response) => response.writeHead(503, { 'retry-after': '0' }).end());
    expect((await app.inject({ url: '/api/away/' })).statusCode).toBe(503);
    expect(backend.calls.filter((call) => call.includes('away'))).toHaveLength(1);
  });

  test('the backend hears from whom a request came, and nothing that was made up', async () => {
    const invented = {
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '1',
      'x-routes': 'made up',
    };
    await app.inject({
      url: '/api/echo/',
      headers: { ...invented, host: 'museum.example' },
      remoteAddress: '192.0.2.7',
    });
    expect(received[0]?.headers).toMatchObject({
      host: 'museum.example',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'museum.example',
      'x-forwarded-proto': 'http',
      'x-routes': '{}',
    });
    expect(JSON.stringify(received[0]?.headers)).not.toMatch(/1\.2\.3\.4|port/);
  });

  test('a trusted proxy’s word counts, and only its own', async () => {
    await app.close();
    await start(['10.0.0.0/8']);
    const headers = {
      'x-forwarded-for': '1.2.3.4, 192.0.2.7, 10.0.0.2',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'museum.example',
      host: 'inner',
    };
    await app.inject({ url: '/api/echo/', headers, remoteAddress: '10.0.0.1' });
    expect(received[0]?.headers).toMatchObject({
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'museum.example',
    });
    await app.inject({ url: '/api/echo/', headers, remoteAddress: '192.0.2.9' });
    expect(received[1]?.headers).toMatchObject({
      'x-forwarded-for': '192.0.2.9',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'inner',
    });
  });

  test('a file that someone with a session uploads goes on as it comes, larger than other bodies may be', async () => {
    const file = 'a'.repeat(3 * LIMITS.bytes);
    const upload = (cookie: string) =>
      app.inject({
        method: 'POST',
        url: '/api/echo/',
        headers: { 'content-type': 'application/octet-stream', ...(cookie && { cookie }) },
        payload: file,
      });
    expect((await upload('session=real')).body).toBe('echoed');
    expect(received.map(({ body }) => body.length)).toEqual([file.length]);
    expect((await upload('')).statusCode).toBe(413);
    expect(received).toHaveLength(1);
  });

  test('server-sent events go on one by one, and a client that leaves ends them', async () => {
    const ended = new Promise((resolve) =>
      backend.answers.set('/api/presence/1', (_, response) => {
        response.on('close', resolve).writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      }),
    );
    const { body } = await fetch(`http://127.0.0.1:${address.port}/api/presence/1`);
    const events = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await events?.read())?.value).toBe('data: 1\n\n');
    await Promise.all([events?.cancel(), ended]);
  });
});
