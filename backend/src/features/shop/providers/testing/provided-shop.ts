import { randomUUID } from 'node:crypto';
import type { Cart } from '@vestibule/contracts';
import { createTestApp, type TestApp } from '../../../../testing/test-app';
import type { Visitor } from '../../../../testing/visitor';
import { NOW, openShop } from '../../cart/testing/shop';
import { httpClient } from '../http-client';
import { DATE } from './fake-baskets';
import { startTicketProvider, TICKETS_SECRET, type FakeTicketProvider } from './fake-ticket-provider';

/** A house whose tickets another system sells. */
export interface ProvidedShop {
  readonly site: TestApp;
  readonly provider: FakeTicketProvider;
  /** Of the date that the provider sells. */
  readonly eventId: number;
  /** Adds full-price tickets of the hall as the widget does. */
  add: (visitor: Visitor, quantity: number, key?: string) => ReturnType<Visitor['write']>;
  /** The visitor's cart; throws where it cannot be read. */
  read: (visitor: Visitor) => Promise<Cart>;
  at: (now: number) => void;
  close: () => Promise<void>;
}

export const CART_URL = '/de/api/shop-cart/';
export const hallLine = (quantity: number, more: object = {}) => ({
  event_jet_id: DATE,
  quantities: [quantity],
  sale_type_ids: [11],
  seat_group: 1,
  ...more,
});

/** Starts both, which share a clock. The event has seats of its own in the records, which nobody may be sold. */
export async function startProvidedShop(): Promise<ProvidedShop> {
  let clock = NOW;
  const provider = await startTicketProvider(() => clock);
  const options = { url: provider.url, secret: TICKETS_SECRET, now: () => clock, timeoutMs: 250 };
  const site = await createTestApp({ ticketProvider: httpClient(options) });
  const at = (now: number) => {
    clock = now;
    site.setNow(now);
  };
  at(NOW);
  const { eventId } = await openShop(site.db, { idJet: DATE });
  await openShop(site.db, { idJet: 'VB-2', event: { key: 'other' } });
  return {
    site,
    provider,
    eventId,
    at,
    add: (visitor, quantity, key = randomUUID()) =>
      visitor.write('POST', CART_URL, { lines: [hallLine(quantity)], idempotency_key: key }),
    async read(visitor) {
      const answer = await visitor.get(CART_URL);
      if (answer.statusCode !== 200) throw new Error(`The cart was not read: ${answer.body}`);
      return answer.json<Cart>();
    },
    async close() {
      await site.close();
      await provider.close();
    },
  };
}
