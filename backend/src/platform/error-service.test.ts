import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { multistream, pino } from 'pino';
import { errorService } from './error-service';
import { SERIALIZERS } from './server/serializers';

let server: Server;
let received: { url: string; body: string }[];
let dsn: string;
describe('error service', () => {
  beforeEach(async () => {
    received = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push({ url: request.url ?? '', body });
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    dsn = `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/errors/7`;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const silent = { write: () => undefined };
  const logTo = (address: string) =>
    pino(
      { level: 'info', serializers: SERIALIZERS },
      multistream([
        { level: 'trace', stream: silent },
        { level: 'error', stream: errorService(address) },
      ]),
    );
  const until = async (count: number) => {
    while (received.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const eventIn = ({ body }: { body: string }) => JSON.parse(body.split('\n')[2] ?? '') as Record<string, unknown>;

  describe('error service of the backend', () => {
    it('gets errors of requests and jobs with their causes and places', async () => {
      const log = logTo(dsn);
      const error = new Error('Failed query: select 1\nparams: anna@example.org', { cause: new TypeError('no table') });
      log.child({ reqId: 'request-1' }).error({ err: error }, 'Something went wrong');
      log.error({ err: error, job: 'mails', order: 'ABCD-1234' }, 'Cannot send mails');
      await until(2);
      expect(received.map(({ url }) => url)).toEqual(
        Array(2).fill('/errors/api/7/envelope/?sentry_key=publickey&sentry_version=7'),
      );
      const [request, job] = received.map(eventIn);
      expect([request?.['tags'], job?.['tags']]).toEqual([
        { program: 'backend', request: 'request-1' },
        { program: 'backend', job: 'mails' },
      ]);
      const { values } = request?.['exception'] as {
        values: { type: string; value: string; stacktrace: { frames: { filename: string; lineno: number }[] } }[];
      };
      expect(values.map(({ type, value }) => [type, value])).toEqual([
        ['TypeError', 'no table'],
        ['Error', 'Failed query: select 1'],
      ]);
      expect(values[1]?.stacktrace.frames.at(-1)?.filename).toContain('error-service.test.ts');
      expect(JSON.stringify(received)).not.toMatch(/anna|ABCD/);
    });

    it('gets nothing below an error, and at most 20 of them in a minute', async () => {
      const send = jest.spyOn(globalThis, 'fetch');
      const log = logTo(dsn);
      log.warn({ err: new Error('careful') }, 'careful');
      for (let times = 0; times < 30; times += 1) log.error({ err: new Error('again') }, 'again');
      expect(send).toHaveBeenCalledTimes(20);
      await until(20);
      expect(received.map(({ body }) => body).join()).not.toContain('careful');
    });

    it('may be away', async () => {
      const send = jest.spyOn(globalThis, 'fetch');
      logTo('http://publickey@127.0.0.1:9/7').error({ err: new Error('nobody hears it') }, 'failed');
      await expect(send.mock.results[0]?.value).rejects.toThrow('fetch failed');
    });
  });
});
