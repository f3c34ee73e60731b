import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, SIGNATURE_HEADER } from '../../payments/signed-message';
import { bodyOf } from '../../payments/testing/fake-provider';
import type { WantedTickets } from '../provider-client';
import { FakeBaskets, Refused } from './fake-baskets';
import { MISHAPS, type MishapName } from './mishaps';

export const TICKETS_SECRET = 'the secret of house and ticket system, 40';

/** A ticket system on a port of its own (docs/ticket-provider.md), to which anything may happen. */
export interface FakeTicketProvider {
  readonly url: string;
  readonly shop: FakeBaskets;
  /** `POST /baskets/…/tickets`, with the names of baskets left out, in the order of their coming. */
  readonly calls: readonly string[];
  /** Happens to the next calls, one each; undefined lets one through. */
  next: (...mishaps: readonly (MishapName | undefined)[]) => void;
  /** Happens to every call while it is set. */
  always: MishapName | undefined;
  close: () => Promise<void>;
}

/** Starts it. Calls must be signed at `now()`, in ms. */
export async function startTicketProvider(now: () => number): Promise<FakeTicketProvider> {
  const shop = new FakeBaskets(now, () => fake.url);
  const calls: string[] = [];
  const planned: (MishapName | undefined)[] = [];
  /** The states of each basket as they were answered. */
  const states = new Map<string, string[]>();

  function carryOut(method: string, path: string, lang: string, raw: string): object {
    const [, kind = '', name = '', part = '', line = ''] = path.split('/').map(decodeURIComponent);
    const body = (raw && JSON.parse(raw)) as { key: string; lines: WantedTickets[]; quantity: number };
    if (kind === 'dates') return shop.date(name, lang);
    if (method === 'GET') return shop.read(name);
    if (part === 'tickets') return shop.add(name, body);
    if (part === 'extension') return shop.extend(name, body.key);
    return shop.change(name, Number(line), body.quantity);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bodyOf(request);
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, fake.url);
    calls.push(`${method} ${pathname.replace(/[\da-f]{64}/, '…')}`);
    const header = request.headers[SIGNATURE_HEADER];
    if (!isSigned(TICKETS_SECRET, `${method} ${url}\n${raw}`, String(header), now()))
      return void response.writeHead(403).end('{}');
    let [status, body] = [200, ''];
    try {
      body = JSON.stringify(carryOut(method, pathname, searchParams.get('lang') ?? '', raw));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      [status, body] = [409, JSON.stringify({ code: error.code })];
    }
    const known = states.get(pathname.split('/')[2] ?? '') ?? [];
    if (status === 200 && known.at(-1) !== body) known.push(body);
    states.set(pathname.split('/')[2] ?? '', known);
    const mishap = planned.length > 0 ? planned.shift() : fake.always;
    if (mishap) return MISHAPS[mishap](response, { status, body, before: known.at(-2) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeTicketProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shop,
    calls,
    next: (...mishaps) => void planned.push(...mishaps),
    always: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
