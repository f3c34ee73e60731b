import { randomUUID } from 'node:crypto';
import type { Order } from '@vestibule/contracts';
import { documents } from '../../../platform/db/tables';
import { invoices } from '../tables';
import { mails } from '../../../engines/mail/tables';
import { prices } from '../../../engines/records/tables';
import { pdfText } from '../../../testing/pdf-text';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { OPEN_SALES, NOW, openShop, type Shop } from '../cart/testing/shop';
import { orderBody } from '../orders/testing/buying';

const ADDRESS = { payment: 'invoice', street: 'Dlouhá 1', postcode: '110 00', city: 'Praha' };
const NEW_YEAR = Date.parse('2026-12-31T23:30:00+01:00');
let site: TestApp;
let shop: Shop;
let visitor: Visitor;
describe('invoices', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    shop = await openShop(site.db, { event: { endsAt: '2027-05-01T10:00:00Z', startsAt: '2027-05-01T08:00:00Z' } });
    await site.db.update(prices).set({ vat: 7 });
    visitor = site.visitor({ 'x-forwarded-host': 'www.example.org' });
  });

  async function buy(more: object = ADDRESS) {
    await holdOverHttp(visitor, wantedLine(shop, 2));
    const answer = await visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), 2, more));
    const { number, signature } = answer.json<{ number: string; signature: string }>();
    return `/de/api/orders/${number}/${signature}/`;
  }
  const numbers = async () => (await site.db.select().from(invoices).orderBy(invoices.id)).map(({ number }) => number);
  const read = async (path: string) => (await visitor.get(path)).json<Order>();

  test('an order by invoice has one, which goes with its mail as PDF; any other has none', async () => {
    await buy({ payment: 'desk' });
    const order = await read(await buy());
    expect(await numbers()).toEqual(['2026-000001']);
    expect(order.invoices).toEqual([
      {
        number: '2026-000001',
        cancels: false,
        pdf_url: expect.stringMatching(/invoices\/2026-000001\.pdf$/) as string,
      },
    ]);
    const [desk, invoiced] = await site.db.select().from(mails).orderBy(mails.id);
    expect(desk?.attachments).toEqual([]);
    expect(invoiced?.attachments).toMatchObject([{ filename: '2026-000001.pdf', contentType: 'application/pdf' }]);
    const sent = Buffer.from(invoiced?.attachments[0]?.content ?? '', 'base64').toString('latin1');
    expect(sent.slice(0, 8)).toBe('%PDF-1.7');
    const answer = await visitor.get(order.invoices[0]?.pdf_url ?? '');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('a rate of VAT is written as in the language of the order', async () => {
    await site.db.update(prices).set({ vat: 8.1 });
    const { invoices: issued } = await read(await buy());
    const { rawPayload } = await visitor.get(issued[0]?.pdf_url ?? '');
    expect(pdfText(rawPayload)).toContain('darin 8,1 % MwSt.');
  });

  test('tickets of one date stand below its title and time, which are shown once', async () => {
    await holdOverHttp(visitor, wantedLine(shop, 1, { sale_type_ids: [2] }));
    const order = await read(await buy({ ...ADDRESS, total: '30.50', tickets: 3 }));
    const { rawPayload } = await visitor.get(order.invoices[0]?.pdf_url ?? '');
    expect(order.lines).toHaveLength(2);
    expect(pdfText(rawPayload).match(/Orgelnacht/g)).toHaveLength(1);
  });

  test('numbers follow each other, and restart with the year of the site’s own clock', async () => {
    for (const now of [NOW, NEW_YEAR, NEW_YEAR + 30 * 60_000, NEW_YEAR + 40 * 60_000]) {
      site.setNow(now);
      await buy();
    }
    expect(await numbers()).toEqual(['2026-000001', '2026-000002', '2027-000001', '2027-000002']);
  });

  test('an order that is refused takes no number', async () => {
    await holdOverHttp(visitor, wantedLine(shop, 2));
    const body = orderBody(randomUUID(), 2, { ...ADDRESS, total: '1.00' });
    expect((await visitor.write('POST', '/de/api/orders/', body)).statusCode).toBe(409);
    await buy({ ...ADDRESS, total: '48.00', tickets: 4 });
    expect(await numbers()).toEqual(['2026-000001']);
  });

  test('a cancelled order keeps its invoice, and gets a document that takes it back, also by mail', async () => {
    const path = await buy();
    const answer = await visitor.write('POST', `${path}cancel/`);
    const { invoices: both, pdf_url } = answer.json<Order>();
    expect(both.map(({ number, cancels }) => [number, cancels])).toEqual([
      ['2026-000001', false],
      ['2026-000002', true],
    ]);
    expect(pdf_url).toBe('');
    for (const { pdf_url: url } of both) expect((await visitor.get(url)).statusCode).toBe(200);
    const all = await site.db.select().from(mails).orderBy(mails.id);
    expect(all.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      ['2026-000001.pdf'],
      ['2026-000002.pdf'],
    ]);
  });

  test('the seller is on it as it was then, whatever its name is later', async () => {
    const settings = (seller: string) => ({
      is_shop_online: true,
      sales: OPEN_SALES,
      invoice: { seller: { de: seller } },
    });
    await site.db.update(documents).set({ value: settings('Museum\nDE123') });
    await buy();
    await site.db.update(documents).set({ value: settings('Schloss') });
    expect((await site.db.select().from(invoices)).map(({ seller }) => seller)).toEqual(['Museum\nDE123']);
  });

  test('an invoice is seen by the order’s link alone', async () => {
    const first = await read(await buy());
    const second = await buy();
    const stranger = site.visitor();
    const url = first.invoices[0]?.pdf_url ?? '';
    expect((await stranger.get(url)).statusCode).toBe(200);
    for (const wrong of [
      url.replace('000001', '000002'),
      `${second}invoices/2026-000001.pdf`,
      url.replace(/.\/inv/, '_/inv'),
    ])
      expect((await stranger.get(wrong)).statusCode).toBe(404);
  });
});
