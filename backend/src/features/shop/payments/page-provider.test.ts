import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageProvider } from './page-provider';

const payment = { id: 'p1', order: 'A1', amount: 2000, currency: 'EUR', state: 'paid' };
let answer: (response: ServerResponse) => void;
let server: Server;
let url: string;
let asked = 0;

describe('page provider', () => {
  beforeAll(async () => {
    server = createServer((_, response) => {
      asked += 1;
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => (asked = 0));

  const json = (body: object, status = 200) => {
    answer = (response) => void response.writeHead(status).end(JSON.stringify(body));
  };
  const provider = () => pageProvider({ url, secret: 'the secret of house and provider, 40 chars', timeoutMs: 300 });

  test('control: the page’s report of a payment', async () => {
    json(payment);
    const { amount, ...rest } = payment;
    expect(await provider().ask('p1')).toEqual({ ...rest, amountCents: amount });
  });

  test.each<[string, () => void, RegExp]>([
    ['is an error', () => json({}, 500), /The payment page answered 500/],
    ['refuses', () => json({}, 409), /The payment page answered 409/],
    ['has another shape', () => json({ ...payment, amount: '20' }), /amount/],
    ['is no JSON', () => (answer = (response) => void response.end('<p>')), /JSON/],
    ['leads elsewhere', () => (answer = (response) => void response.writeHead(302, { location: '/' }).end()), /failed/],
    ['does not come', () => (answer = () => undefined), /^No response within 300 ms$/],
  ])('an answer that %s: the page is unavailable, and the log says why', async (_, prepare, why) => {
    prepare();
    const error = await provider()
      .ask('p1')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'unavailable', status: 503, cause: { message: expect.stringMatching(why) } });
    expect(asked).toBe(1);
  });

  test('an answer without end is not read to its end', async () => {
    let sent = 0;
    answer = (response) => {
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536))) sent += 65_536;
        if (!response.destroyed) response.once('drain', more);
      };
      response.writeHead(200);
      more();
    };
    await expect(pageProvider({ url, secret: 's'.repeat(32) }).ask('p1')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringContaining('more than 262144 bytes') },
    });
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });
});
