import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { lineOf, orderBody } from './buying';

/** Result of a buyer: the number of their order, or the code of the refusal. */
export type Outcome = { readonly number: string } | { readonly refused: string };

/** All buyers share these connections, as behind a gateway: a busy server is late to accept ten thousand. */
const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** Somebody who goes for tickets over HTTP as a browser does: csrf, cart, order. Rejects where nobody answers. */
export async function buyOverHttp(origin: string, idJet: string, quantity = 1): Promise<Outcome> {
  const cookies = new Map<string, string>();
  const call = async (path: string, body?: object) => {
    const asked = request(origin + path, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
      },
    });
    asked.end(body && JSON.stringify(body));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    for (const one of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    const said = (await json(answer)) as { readonly code?: string; readonly number?: string };
    return { ok: answer.statusCode !== undefined && answer.statusCode < 300, body: said };
  };
  await call('/api/csrf/');
  const { event_jet_id, quantities, sale_type_ids } = lineOf({ idJet }, quantity);
  const held = await call('/de/api/shop-cart/', {
    lines: [{ event_jet_id, quantities, sale_type_ids }],
    idempotency_key: randomUUID(),
  });
  if (!held.ok) return { refused: held.body.code ?? '' };
  const placed = await call('/de/api/orders/', orderBody(randomUUID(), quantity));
  return placed.ok ? { number: placed.body.number ?? '' } : { refused: placed.body.code ?? '' };
}
