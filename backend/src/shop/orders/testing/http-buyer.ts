import { randomUUID } from 'node:crypto';
import { lineOf, orderBody } from './buying';

/** What became of one who wanted a ticket: the number of their order, or the code of the refusal. */
export type Outcome = { readonly number: string } | { readonly refused: string };

const POST = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

/** Somebody who goes for tickets over HTTP as a browser does: csrf, cart, order. Rejects where nobody answers. */
export async function buyOverHttp(origin: string, idJet: string, quantity = 1): Promise<Outcome> {
  const cookies = new Map<string, string>();
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + path, {
      ...init,
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
      },
    });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    return { ok: answer.ok, body: (await answer.json()) as { readonly code?: string; readonly number?: string } };
  };
  await call('/api/csrf/');
  const { event_jet_id, quantities, sale_type_ids } = lineOf({ idJet }, quantity);
  const held = await call(
    '/de/api/shop-cart/',
    POST({ lines: [{ event_jet_id, quantities, sale_type_ids }], idempotency_key: randomUUID() }),
  );
  if (!held.ok) return { refused: held.body.code ?? '' };
  const placed = await call('/de/api/orders/', POST(orderBody(randomUUID(), quantity)));
  return placed.ok ? { number: placed.body.number ?? '' } : { refused: placed.body.code ?? '' };
}
