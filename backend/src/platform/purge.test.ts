import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPurge } from './purge';

let server: Server;
let seen: { headers: IncomingMessage['headers']; body: string }[];
let status: number;
const log = { warn: jest.fn() };

describe('purge', () => {
  beforeEach(async () => {
    seen = [];
    status = 200;
    log.warn.mockClear();
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => new Promise((closed) => server.close(closed)));
  const purge = () =>
    createPurge({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, token: 'secret', log });

  test('notifies the gateway, with the token', async () => {
    await purge()(['events', 'page:1']);
    expect(seen).toMatchObject([
      {
        headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
        body: '{"tags":["events","page:1"]}',
      },
    ]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('sends nothing without tags or without a gateway', async () => {
    await purge()([]);
    await createPurge({ url: undefined, token: 'secret', log })(['events']);
    expect(seen).toEqual([]);
  });

  test('a gateway that is away or refuses is only logged', async () => {
    status = 500;
    await purge()(['events']);
    await createPurge({ url: 'http://127.0.0.1:1/', token: 'secret', log })(['events']);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });
});
