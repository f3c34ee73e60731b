import type { Cart } from '@vestibule/contracts';
import fc from 'fast-check';
import { quotas } from '../../../engines/records/tables';
import { propertyRuns } from '../../../testing/property-runs';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import { holds } from '../tables';
import { wantedLine } from './testing/hold-over-http';
import { NOW, openShop } from './testing/shop';

const CAPACITY = 25;
const PRICE_CENTS = 1200;
const MINUTE = 60_000;

/** One thing that one of two visitors does, or the time that goes by. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('hold' as const), quantity: fc.integer({ min: 1, max: 21 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      line: fc.nat(3),
      quantity: fc.integer({ min: 0, max: 21 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('extend' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 16 }) }) },
);
const steps = fc.array(fc.tuple(fc.nat(1), step), { minLength: 1, maxLength: 12 });

let site: TestApp;
describe('cart sequences', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const cents = (amount: string) => Math.round(Number(amount) * 100);

  test('whatever two visitors hold, change and extend in whatever order, both carts and the quota stay right', async () => {
    let now = NOW;
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await site.reset();
        now = NOW;
        site.setNow(now);
        const shop = await openShop(site.db, { capacity: CAPACITY });
        const visitors = [site.visitor(BY_GATEWAY), site.visitor(BY_GATEWAY)];
        const read = async (nth: number) => (await visitors[nth]?.get('/de/api/shop-cart/'))?.json<Cart>();
        for (const [nth, one] of all) {
          const before = await read(nth);
          if (one.kind === 'wait') {
            now += one.minutes * MINUTE;
            site.setNow(now);
          } else {
            const [method, path, body] = requestOf(one, before, shop);
            const answer = await visitors[nth]?.write(method, path, body);
            const after = await read(nth);
            // A refusal changes nothing; a change is the wanted one.
            if (answer?.statusCode !== 200) expect(after).toEqual(before);
            else if (one.kind === 'change') expect(quantityOf(after, lineOf(before, one.line))).toBe(one.quantity);
            else if (one.kind === 'hold')
              expect(after?.tickets_quantity).toBe((before?.tickets_quantity ?? 0) + one.quantity);
          }
          const carts = [await read(0), await read(1)];
          for (const cart of carts) expectSums(cart);
          expect(carts.reduce((sum, cart) => sum + (cart?.tickets_quantity ?? 0), 0)).toBeLessThanOrEqual(CAPACITY);
          const held = await site.db.select({ quantity: holds.quantity }).from(holds);
          const [quota] = await site.db.select({ held: quotas.held }).from(quotas);
          expect(quota?.held).toBe(held.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(quota?.held).toBeLessThanOrEqual(CAPACITY);
        }
      }),
      { numRuns: propertyRuns(12) },
    );
  });

  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  type Acted = Exclude<Step, { kind: 'wait' }>;

  const lineOf = (cart: Cart | undefined, line: number): number => {
    const lines = cart?.lines ?? [];
    return lines[line % Math.max(1, lines.length)]?.id ?? 0;
  };

  const quantityOf = (cart: Cart | undefined, id: number): number =>
    cart?.lines.find((line) => line.id === id)?.quantity ?? 0;

  function requestOf(
    one: Acted,
    cart: Cart | undefined,
    shop: Parameters<typeof wantedLine>[0],
  ): readonly ['POST' | 'PATCH', string, object?] {
    if (one.kind === 'hold')
      return [
        'POST',
        '/de/api/shop-cart/',
        { lines: [wantedLine(shop, one.quantity)], idempotency_key: crypto.randomUUID() },
      ];
    if (one.kind === 'change')
      return ['PATCH', `/de/api/shop-cart/lines/${lineOf(cart, one.line)}/`, { quantity: one.quantity }];
    return ['POST', '/de/api/shop-cart/extension/'];
  }

  function expectSums(cart: Cart | undefined): void {
    const lines = cart?.lines ?? [];
    const tickets = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(cart?.tickets_quantity).toBe(tickets);
    expect(cents(cart?.total ?? '0')).toBe(tickets * PRICE_CENTS);
    expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
    expect(cart?.expires_at === null).toBe(lines.length === 0);
  }
});
