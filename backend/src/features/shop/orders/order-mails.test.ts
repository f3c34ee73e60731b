import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@vestibule/contracts';
import { mails } from '../../../engines/mail/tables';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import { staff } from '../../users/testing/staff';
import { saleOf } from '../box-office/testing/open-desk';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { orderBody } from './testing/buying';

const GREETINGS = { de: 'Guten Tag,', en: 'Hello,', cs: 'Dobrý den,' } as const;
const STRANGE_HOST = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

let shop: Shop;
async function open(site: TestApp): Promise<void> {
  await site.reset();
  site.setNow(NOW);
  shop = await openShop(site.db, { capacity: 1 });
}
/** Orders the last ticket, to be paid later. */
async function order(site: TestApp, lang = 'de'): Promise<void> {
  const visitor = site.visitor({ ...BY_GATEWAY, ...STRANGE_HOST });
  await holdOverHttp(visitor, wantedLine(shop, 1));
  const { statusCode } = await visitor.write('POST', `/${lang}/api/orders/`, orderBody(randomUUID(), 1));
  expect(statusCode).toBe(200);
}
const sent = (site: TestApp) => site.db.select().from(mails).orderBy(mails.id);

describe('the greeting of order mails', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(() => open(site));

  it.each(LANGUAGES)('names nobody before money has come, in %s', async (lang) => {
    await order(site, lang);
    const [mail] = await sent(site);
    expect(mail?.text.split('\n')[0]).toBe(GREETINGS[lang]);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Jiří|Dvořák/);
  });

  it('names nobody where the desk has sold without a name', async () => {
    const desk = await staff(site, 'shop');
    const sale = saleOf({ shop }, 1, { email: 'ada@example.org' });
    expect((await desk.write('POST', `/de/api/box-office/events/${shop.eventId}/orders/`, sale)).statusCode).toBe(200);
    expect((await sent(site))[0]?.text.split('\n')[0]).toBe(GREETINGS.de);
  });
});

describe('mails of a site without SITE_ORIGIN', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ siteOrigins: [] });
  });
  afterAll(() => site.close());
  beforeEach(() => open(site));

  it('lead nowhere, whatever host a request names: of an order and of a changed event', async () => {
    await order(site);
    const desk = await staff(site, 'shop');
    const told = await desk.write('POST', `/api/events/${shop.eventId}/buyers/`);
    expect(told.json()).toEqual({ mails: 1 });
    const found = await sent(site);
    expect(found.map(({ recipient }) => recipient)).toEqual(['jiri@example.org', 'jiri@example.org']);
    for (const { text, html } of found) {
      expect(text).not.toMatch(/https?:|evil/);
      expect(html).not.toMatch(/href|evil/);
    }
  });

  it('are not sent where they are nothing without their link', async () => {
    await order(site);
    const posted = 'email=ada%40example.org&quantity=1';
    const waiting = await site
      .visitor({ ...BY_GATEWAY, ...STRANGE_HOST })
      .send({ method: 'POST', url: `/de/api/events/${shop.eventId}/waiting/`, payload: { posted } });
    expect([waiting.statusCode, await sent(site)]).toEqual([503, [expect.anything()]]);
  });
});
