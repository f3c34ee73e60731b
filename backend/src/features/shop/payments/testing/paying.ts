import { randomUUID } from 'node:crypto';
import type { Order } from '@vestibule/contracts';
import { mails } from '../../../../engines/mail/tables';
import { payments } from '../../tables';
import { createTestApp, type TestApp } from '../../../../testing/test-app';
import type { Visitor } from '../../../../testing/visitor';
import { holdOverHttp, wantedLine } from '../../cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../../cart/testing/shop';
import { orderBody } from '../../orders/testing/buying';
import { soldIn, type Sold } from '../../orders/testing/sold';
import { pageProvider } from '../page-provider';
import { PAYMENT_SECRET, startProvider, type Callback, type FakeProvider } from './fake-provider';

/** A shop whose orders can be paid at a fake provider's page. */
export interface PayingShop {
  readonly site: TestApp;
  readonly provider: FakeProvider;
  /** Empties all, opens a shop of eight seats at 12 euro; its first visitor. */
  open: (capacity?: number) => Promise<{ readonly shop: Shop; readonly visitor: Visitor }>;
  /** Orders tickets to be paid online; returns the path of the order's call. */
  order: (visitor: Visitor, shop: Shop, quantity: number) => Promise<string>;
  /** Goes to the payment page; returns the provider's id of the payment. */
  goToPay: (visitor: Visitor, path: string) => Promise<string>;
  /** Orders and pays, of which the provider has not told us yet. */
  pay: (visitor: Visitor, shop: Shop, quantity: number) => Promise<{ readonly path: string; readonly id: string }>;
  read: (path: string) => Promise<Order>;
  /** State of the database: tickets, states of payments, and mails as recipient and subject. */
  sold: () => Promise<Sold>;
  states: () => Promise<readonly string[]>;
  sent: () => Promise<readonly (readonly [recipient: string, subject: string])[]>;
  /** Brings a callback; returns its status. */
  bring: (callback: Callback) => Promise<number>;
  at: (now: number) => void;
  close: () => Promise<void>;
}

/** Starts backend and provider, which share a clock. */
export async function startPayingShop(): Promise<PayingShop> {
  let clock = NOW;
  const provider = await startProvider(() => clock);
  const payment = pageProvider({ url: provider.url, secret: PAYMENT_SECRET, now: () => clock });
  const site = await createTestApp({ payment });
  const at = (now: number) => {
    clock = now;
    site.setNow(now);
  };
  const house: PayingShop = {
    site,
    provider,
    at,
    async pay(visitor, shop, quantity) {
      const path = await house.order(visitor, shop, quantity);
      const id = await house.goToPay(visitor, path);
      provider.settle(id, 'paid');
      return { path, id };
    },
    sold: () => soldIn(site.db),
    states: async () => (await site.db.select().from(payments).orderBy(payments.id)).map(({ state }) => state),
    sent: async () =>
      (await site.db.select().from(mails).orderBy(mails.id)).map(({ recipient, subject }) => [recipient, subject]),
    async open(capacity = 8) {
      await site.reset();
      provider.broken = undefined;
      at(NOW);
      return {
        shop: await openShop(site.db, { capacity }),
        visitor: site.visitor({ 'x-forwarded-host': 'www.example.org' }),
      };
    },
    async order(visitor, shop, quantity) {
      await holdOverHttp(visitor, wantedLine(shop, quantity));
      const body = orderBody(randomUUID(), quantity, { payment: 'online' });
      const placed = (await visitor.write('POST', '/de/api/orders/', body)).json<{
        number: string;
        signature: string;
      }>();
      return `/de/api/orders/${placed.number}/${placed.signature}/`;
    },
    async goToPay(visitor, path) {
      const answer = await visitor.get(`${path}payment`);
      const id = /\/page\/([\w-]+)$/.exec(String(answer.headers.location))?.[1];
      if (answer.statusCode !== 303 || id === undefined) throw new Error(`No page: ${String(answer.headers.location)}`);
      return id;
    },
    read: async (path) => (await site.visitor().get(path)).json<Order>(),
    async bring({ raw, signature }) {
      const headers = { 'content-type': 'application/json', 'x-signature': signature };
      return (await site.app.inject({ method: 'POST', url: '/api/payments/callback', headers, payload: raw }))
        .statusCode;
    },
    async close() {
      await site.close();
      await provider.close();
    },
  };
  return house;
}
