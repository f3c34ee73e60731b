import { randomUUID } from 'node:crypto';
import type { Order } from '@vestibule/contracts';
import { orders } from '../tables';
import { pdfText } from '../../../testing/pdf-text';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop } from '../cart/testing/shop';
import { orderBody } from './testing/buying';

let site: TestApp;
let visitor: Visitor;
describe('scripts', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    const shop = await openShop(site.db, {
      event: { startsAt: '2027-05-01T08:00:00Z', endsAt: '2027-05-01T10:00:00Z' },
    });
    visitor = site.visitor(BY_GATEWAY);
    await holdOverHttp(visitor, wantedLine(shop, 2));
  });

  const ADDRESS = { payment: 'invoice', street: 'Dlouhá 1', postcode: '110 00', city: 'Praha' };
  const order = (more: object) =>
    visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), 2, { ...ADDRESS, ...more }));
  const textOf = async (url: string) => pdfText((await visitor.get(url)).rawPayload).replaceAll('\n', '');
  const reversed = (text: string) => [...text].toReversed().join('');

  test.each([
    [{ first_name: 'Олександра', last_name: 'Шевченко', city: 'Київ' }, 'Олександра Шевченко', '110 00 Київ'],
    [{ first_name: 'Ελένη', last_name: 'Δήμου', city: 'Αθήνα' }, 'Ελένη Δήμου', '110 00 Αθήνα'],
    [{ first_name: '小龍', last_name: '李', city: '香港' }, '小龍 李', '110 00 香港'],
    [{ first_name: 'Thị', last_name: 'Nguyễn', city: 'Huế' }, 'Thị Nguyễn', '110 00 Huế'],
    // From left to right as they are seen.
    [{ first_name: 'محمد', last_name: 'علي', city: 'تونس' }, reversed('محمد علي'), `110 00 ${reversed('تونس')}`],
    [{ first_name: 'שרה', last_name: 'כהן', city: 'חיפה' }, reversed('שרה כהן'), `110 00 ${reversed('חיפה')}`],
  ])('ticket and invoice of %p have the name, and the invoice the town', async (values, name, town) => {
    const { number, signature } = (await order(values)).json<{ number: string; signature: string }>();
    const path = `/de/api/orders/${number}/${signature}/`;
    const { invoices } = (await visitor.get(path)).json<Order>();
    expect(await textOf(`${path}tickets.pdf`)).toContain(name);
    const invoice = await textOf(invoices[0]?.pdf_url ?? '');
    expect(invoice).toContain(name);
    expect(invoice).toContain(town);
  });

  test('a name that nothing can print is refused, with its field and the characters, and nothing is ordered', async () => {
    const answer = await order({ first_name: 'Ada 🦊 李🦊', last_name: 'Nová 🎪', phone: '🦊' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'validation', field: 'first_name', details: { unprintable: '🦊' } }),
    ]);
    expect(await site.db.$count(orders)).toBe(0);
  });

  test('a posted form says which characters those are', async () => {
    const { idempotency_key: key, ...values } = orderBody(randomUUID(), 2, { ...ADDRESS, city: 'Praha 🏰🎪' });
    const pairs = Object.entries({ ...values, key }).map(([name, value]) => [name, String(value)]);
    const payload = { posted: new URLSearchParams(pairs).toString() };
    const answer = await visitor.send({ method: 'POST', url: '/de/api/orders/posts/', payload });
    expect(answer.json()).toEqual({ done: false, reason: 'values', problems: { city: 'unprintable:🏰 🎪' } });
  });
});
