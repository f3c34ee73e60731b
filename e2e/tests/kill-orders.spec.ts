import { randomUUID } from 'node:crypto';
import { expect, request as requests, test, type APIRequestContext } from '@playwright/test';
import type { EventDetail, Order } from '@vestibule/contracts';
import { bookableEvent } from '../fixtures/bookable-event';
import { startTestSite, stopTestSites } from '../fixtures/site';

test.afterEach(stopTestSites);

/** `DRILL_ROUNDS` for more. */
const KILLS = Number(process.env['DRILL_ROUNDS'] ?? 1);
const BUYERS = 3;
interface Placed {
  readonly number: string;
  readonly signature: string;
}

/** Sends a write until somebody answers it; undefined for a refusal. */
async function insist<T>(context: APIRequestContext, path: string, data: object): Promise<T | undefined> {
  for (;;) {
    const csrf = await context
      .get('/api/csrf/')
      .then(async (answer) => ((await answer.json()) as { csrftoken?: string }).csrftoken)
      .catch(() => undefined);
    const answer =
      csrf && (await context.post(path, { data, headers: { 'X-CSRFToken': csrf } }).catch(() => undefined));
    if (answer && answer.status() < 500) return answer.ok() ? ((await answer.json()) as T) : undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Buys one ticket, and repeats requests without a response; undefined when there is none left. */
async function buy(origin: string, event: EventDetail): Promise<Placed | undefined> {
  const [group] = event.seat_groups;
  const [price] = group?.prices ?? [];
  const context = await requests.newContext({ baseURL: origin });
  try {
    const line = {
      event_jet_id: event.id_jet,
      quantities: [1],
      sale_type_ids: [price?.sale_type_id],
      seat_group: group?.id,
    };
    if (!(await insist(context, '/de/api/shop-cart/', { lines: [line], idempotency_key: randomUUID() })))
      return undefined;
    const buyer = { first_name: 'Jana', last_name: 'Nováková', email: `jana-${randomUUID()}@example.org`, phone: '' };
    const address = { company: '', street: '', postcode: '', city: '' };
    return await insist<Placed>(context, '/de/api/orders/', {
      ...buyer,
      ...address,
      payment: 'desk',
      terms: true,
      tickets: 1,
      total: price?.price,
      idempotency_key: randomUUID(),
    });
  } finally {
    await context.dispose();
  }
}

test('kill -9 of the backend while tickets are sold loses no confirmed order, and sells none twice', async ({
  request,
}) => {
  const site = await startTestSite({ database: 'embedded' });
  const event = await bookableEvent(request, site.origin);
  const placed: Placed[] = [];
  let buying = true;
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (buying) {
      const order = await buy(site.origin, event);
      if (order) placed.push(order);
    }
  });
  for (let round = 0; round < KILLS; round += 1) {
    const before = placed.length;
    await expect.poll(() => placed.length).toBeGreaterThan(before + 2);
    site.backend.child?.kill('SIGKILL');
  }
  const before = placed.length;
  await expect.poll(() => placed.length).toBeGreaterThan(before);
  buying = false;
  await Promise.all(buyers);
  const orders = await Promise.all(
    placed.map(async ({ number, signature }) => {
      const answer = await request.get(`${site.origin}/de/api/orders/${number}/${signature}/`);
      expect(answer.status(), number).toBe(200);
      return (await answer.json()) as Order;
    }),
  );
  const codes = orders.flatMap(({ lines }) => lines.flatMap(({ tickets }) => tickets.map(({ code }) => code)));
  expect(orders.every(({ state, tickets_quantity }) => state === 'confirmed' && tickets_quantity === 1)).toBe(true);
  expect(new Set(placed.map(({ number }) => number)).size).toBe(placed.length);
  expect([codes.length, new Set(codes).size]).toEqual([placed.length, placed.length]);
});
