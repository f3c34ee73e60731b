import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CURRENCY, type ProvidedPayment } from '../payment-provider';
import { isSigned, signMessage, SIGNATURE_HEADER } from '../signed-message';

export const PAYMENT_SECRET = 'the secret of house and provider, 40 chars';

type Kept = { -readonly [Name in keyof ProvidedPayment]: ProvidedPayment[Name] } & { readonly key: string };

/** A callback as it goes over the wire. */
export interface Callback {
  readonly raw: string;
  readonly signature: string;
}

/** A payment page on a port of its own, which stores its requests, and can be away. */
export interface FakeProvider {
  readonly url: string;
  readonly payments: readonly Kept[];
  /** Responds with this status to every request while it is set. */
  broken: number | undefined;
  /** The provider's callback for the present state of a payment; `changes` are lies. */
  callback: (id: string, now: number, changes?: object, event?: string) => Callback;
  /** Somebody pays, or gives up. */
  settle: (id: string, state: ProvidedPayment['state']) => void;
  close: () => Promise<void>;
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts it. Requests must be signed at `now()`, in ms. */
export async function startProvider(now: () => number): Promise<FakeProvider> {
  const payments: Kept[] = [];
  const find = (id: string) => {
    const payment = payments.find((one) => one.id === id);
    if (!payment) throw new Error(`The provider has no payment ${id}`);
    return payment;
  };
  const wire = ({ amountCents, key: _, ...rest }: Kept) => ({ ...rest, amount: amountCents });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bodyOf(request);
    const header = request.headers[SIGNATURE_HEADER];
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (fake.broken !== undefined) return void send(fake.broken, {});
    if (!isSigned(PAYMENT_SECRET, `${request.method} ${request.url}\n${raw}`, String(header), now()))
      return void send(403, {});
    if (request.method === 'GET') return void send(200, wire(find(request.url?.split('/').at(-1) ?? '')));
    const wanted = JSON.parse(raw) as { key: string; order: string; amount: number };
    let payment = payments.find(({ key }) => key === wanted.key);
    if (!payment) {
      const { key, order, amount: amountCents } = wanted;
      payment = { id: randomUUID(), key, order, amountCents, currency: CURRENCY, state: 'open' };
      payments.push(payment);
    }
    return void send(200, { id: payment.id, url: `${fake.url}/page/${payment.id}` });
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    broken: undefined,
    callback(id, at, changes = {}, event = randomUUID()) {
      const raw = JSON.stringify({ event, payment: { ...wire(find(id)), ...changes } });
      return { raw, signature: signMessage(PAYMENT_SECRET, raw, at) };
    },
    settle: (id, state) => void (find(id).state = state),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
