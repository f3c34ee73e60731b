import { connect as connectTo } from 'node:net';
import { signMessage, SIGNATURE_HEADER } from '../payments/signed-message';
import { httpClient } from './http-client';
import type { ProviderClient } from './provider-client';
import { DATE } from './testing/fake-baskets';
import { startTicketProvider, TICKETS_SECRET, type FakeTicketProvider } from './testing/fake-ticket-provider';
import { FAILURES } from './testing/mishaps';

const NAME = 'a'.repeat(64);
const SECOND = 1000;
let clock = Date.UTC(2026, 10, 23, 11, 0);
let provider: FakeTicketProvider;
let client: ProviderClient;
const connect = (changes: object = {}) =>
  httpClient({ url: provider.url, secret: TICKETS_SECRET, now: () => clock, timeoutMs: 250, ...changes });

describe('http client', () => {
  beforeEach(async () => {
    provider = await startTicketProvider(() => clock);
    client = connect();
  });
  afterEach(() => provider.close());

  const wanted = (key: string, quantity = 2) => ({
    key,
    lines: [{ date: DATE, group: 1, tickets: [{ price: 11, quantity }] }],
  });
  const quantities = (basket: { readonly lines: readonly { readonly quantity: number }[] }) =>
    basket.lines.map(({ quantity }) => quantity);
  /** All that comes over the connection of one call. */
  function rawAnswer(path: string): Promise<string> {
    const { hostname, port } = new URL(provider.url);
    const socket = connectTo({ host: hostname, port: Number(port) });
    const signature = signMessage(TICKETS_SECRET, `GET ${path}\n`, clock);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${SIGNATURE_HEADER}: ${signature}\r\n\r\n`);
    return new Promise((resolve) => {
      let all = '';
      socket.on('data', (chunk) => {
        all += String(chunk);
        if ((all.match(/HTTP/g) ?? []).length < 2) return;
        socket.destroy();
        resolve(all);
      });
    });
  }
  const UNAVAILABLE = { code: 'unavailable', status: 503 };

  test('the calls of the protocol', async () => {
    expect((await client.date(DATE, 'en')).groups.map(({ name, available }) => [name, available])).toEqual([
      ['Hall', true],
      ['Tour', true],
    ]);
    await expect(client.basket(NAME, 'de')).rejects.toMatchObject({ code: 'no_reservation', responseCode: -204 });
    const added = await client.add(NAME, 'de', wanted('k1'));
    expect(added).toMatchObject({ basket: NAME, version: 1, expires_in: 900, total: 2500, extensions_left: 10 });
    const line = added.lines[0]?.id ?? 0;
    expect(quantities(await client.change(NAME, 'de', line, 3))).toEqual([3]);
    expect(await client.extend(NAME, 'de', 'k2')).toMatchObject({ version: 3, extensions_left: 9 });
    expect(await client.basket(NAME, 'de')).toMatchObject({ version: 3, total: 3750 });
    expect((await client.change(NAME, 'de', line, 0)).lines).toEqual([]);
    expect(provider.calls).toEqual([
      `GET /dates/${DATE}`,
      'GET /baskets/…',
      'POST /baskets/…/tickets',
      'PUT /baskets/…/lines/1',
      'POST /baskets/…/extension',
      'GET /baskets/…',
      'PUT /baskets/…/lines/1',
    ]);
  });

  test('refusals have their numbers, and are asked once', async () => {
    await expect(client.add(NAME, 'de', wanted('k1', 9))).rejects.toMatchObject({
      code: 'sold_out',
      responseCode: -214,
    });
    await expect(client.date('OTHER', 'de')).rejects.toMatchObject({ code: 'not_found', status: 404 });
    expect(provider.calls).toHaveLength(2);
    await client.add(NAME, 'de', wanted('k2'));
    for (const key of '1234567890') await client.extend(NAME, 'de', key);
    await expect(client.extend(NAME, 'de', 'k11')).rejects.toMatchObject({ code: 'conflict', responseCode: -310 });
  });

  test('a client without the secret gets nothing', async () => {
    await expect(connect({ secret: 'x'.repeat(40) }).date(DATE, 'de')).rejects.toMatchObject(UNAVAILABLE);
    // Control: the same call with the secret.
    await expect(client.date(DATE, 'de')).resolves.toMatchObject({ date: DATE });
  });

  describe.each(FAILURES)('a provider that %s', (mishap) => {
    test('fails two times, and not for longer than they take', async () => {
      provider.always = mishap;
      const started = performance.now();
      await expect(client.date(DATE, 'de')).rejects.toMatchObject(UNAVAILABLE);
      await expect(client.add(NAME, 'de', wanted('k1'))).rejects.toMatchObject(UNAVAILABLE);
      expect(performance.now() - started).toBeLessThan(4 * 250 + 1500);
      expect(provider.calls).toHaveLength(4);
      // Control: it was the mishap.
      provider.always = undefined;
      await expect(client.date(DATE, 'de')).resolves.toMatchObject({ date: DATE });
    });

    test('once is not noticed, and adds once', async () => {
      provider.next(mishap);
      expect(quantities(await client.add(NAME, 'de', wanted('k1')))).toEqual([2]);
      expect(provider.shop.left.get('1')).toBe(6);
      // Control: the call was carried out both times, and a provider that forgets keys adds twice.
      provider.shop.forgetful = true;
      provider.next(mishap);
      expect(quantities(await client.add(NAME, 'de', wanted('k2')))).toEqual([2, 2, 2]);
      expect(provider.shop.left.get('1')).toBe(2);
      provider.next(mishap);
      expect(await client.extend(NAME, 'de', 'k3')).toMatchObject({ extensions_left: 8 });
      provider.shop.forgetful = false;
      provider.next(mishap);
      expect(await client.extend(NAME, 'de', 'k4')).toMatchObject({ extensions_left: 7 });
    });
  });

  test('the second of two answers to one call is nobody’s', async () => {
    const other = 'b'.repeat(64);
    await client.add(other, 'de', wanted('k0', 1));
    for (let round = 0; round < 5; round += 1) {
      provider.next('sends twice');
      expect(await client.add(NAME, 'de', wanted('k1'))).toMatchObject({ basket: NAME });
      expect(await client.basket(other, 'de')).toMatchObject({ basket: other, version: 1 });
    }
    expect(quantities(await client.basket(NAME, 'de'))).toEqual([2]);
    // Control: both are sent.
    provider.next('sends twice');
    expect((await rawAnswer(`/dates/${DATE}?lang=de`)).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  test('while it fails nobody waits for it; after ten seconds one finds out whether it is back', async () => {
    provider.always = 'is broken';
    for (let round = 0; round < 5; round += 1) await expect(client.date(DATE, 'de')).rejects.toMatchObject(UNAVAILABLE);
    expect(provider.calls).toHaveLength(10);
    await expect(client.basket(NAME, 'de')).rejects.toMatchObject(UNAVAILABLE);
    clock += 9 * SECOND;
    await expect(client.basket(NAME, 'de')).rejects.toMatchObject(UNAVAILABLE);
    expect(provider.calls).toHaveLength(10);
    clock += SECOND;
    provider.always = undefined;
    const both = await Promise.allSettled([client.date(DATE, 'de'), client.basket(NAME, 'de')]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(provider.calls).toHaveLength(11);
    // Control: now it is asked again, and its refusals are no failures.
    await expect(client.basket(NAME, 'de')).rejects.toMatchObject({ code: 'no_reservation' });
    expect(provider.calls).toHaveLength(12);
  });

  test('concurrent requests for a date share the response, and later ones do not', async () => {
    await Promise.all([client.date(DATE, 'de'), client.date(DATE, 'de'), client.date(DATE, 'en')]);
    expect(provider.calls).toHaveLength(2);
    provider.shop.left.set('1', 0);
    expect((await client.date(DATE, 'de')).groups[0]).toMatchObject({ available: false });
  });

  test('a checkout is led to over TLS, or where the provider is', async () => {
    const answered = await client.add(NAME, 'de', wanted('k1'));
    expect(answered.checkout_url).toMatch(`${provider.url}/checkout/`);
    const lie = jest.spyOn(provider.shop, 'read');
    for (const checkout_url of ['http://shop.example/', 'javascript:alert(1)', '']) {
      lie.mockReturnValue({ ...answered, checkout_url });
      await expect(connect().basket(NAME, 'de')).rejects.toMatchObject(UNAVAILABLE);
    }
    lie.mockReturnValue({ ...answered, checkout_url: 'https://shop.example/kasse' });
    await expect(client.basket(NAME, 'de')).resolves.toMatchObject({ checkout_url: 'https://shop.example/kasse' });
  });
});
