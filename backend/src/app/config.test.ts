import { readConfig } from './config';

describe('app: config', () => {
  test('everything has a default', () => {
    expect(readConfig({})).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      databaseUrl: undefined,
      registryUrl: undefined,
      gatewayUrl: undefined,
      siteOrigins: [],
      gateways: [],
      ticketsPerAddress: 60,
      logLevel: 'info',
      dataDir: expect.stringMatching(/^\/.*\.data$/),
    });
  });

  test('origins are a list', () => {
    expect(readConfig({ SITE_ORIGIN: 'https://a.example/, https://b.example:8443', BACKEND_PORT: '0' })).toMatchObject({
      siteOrigins: ['https://a.example', 'https://b.example:8443'],
      port: 0,
    });
  });

  test('all problems are reported at once', () => {
    const read = () =>
      readConfig({
        BACKEND_PORT: 'x',
        DATABASE_URL: 'mysql://a',
        EDITOR_EMAIL: 'nobody',
        LOG_LEVEL: 'loud',
        INTERNAL_TOKEN: 'short',
        SITE_ORIGIN: 'example.org',
        PREVIEW_SECRET: 'short',
        GATEWAY_URL: 'gateway',
        GATEWAY_ADDRESSES: '10.0.0.1, gateway',
        TICKETS_PER_ADDRESS: 'few',
      });
    for (const name of [
      'BACKEND_PORT',
      'DATABASE_URL',
      'EDITOR_EMAIL',
      'LOG_LEVEL',
      'INTERNAL_TOKEN',
      'SITE_ORIGIN',
      'PREVIEW_SECRET',
      'GATEWAY_URL',
      'GATEWAY_ADDRESSES',
      'TICKETS_PER_ADDRESS',
    ])
      expect(read).toThrow(name);
  });

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', EDITOR_PASSWORD: '' })).toMatchObject({
      databaseUrl: undefined,
      editorPassword: undefined,
    });
  });

  test('a payment page needs its secret, and an address for notices of refunds', () => {
    const PAYMENT_URL = 'https://pay.example/api';
    expect(() => readConfig({ PAYMENT_URL })).toThrow(/PAYMENT_SECRET: is required[^]*SHOP_EMAIL: is required/);
    expect(() => readConfig({ PAYMENT_URL: 'http://pay.example' })).toThrow(
      /PAYMENT_URL: must be an address over https/,
    );
    const PAYMENT_SECRET = 's'.repeat(32);
    expect(readConfig({ PAYMENT_URL, PAYMENT_SECRET, SHOP_EMAIL: 'kasse@example.org' })).toMatchObject({
      paymentPage: { url: PAYMENT_URL, secret: PAYMENT_SECRET },
      shopEmail: 'kasse@example.org',
    });
    expect(readConfig({}).paymentPage).toBeUndefined();
  });

  test('another ticket system needs its secret, and is asked over TLS', () => {
    const TICKETS_URL = 'https://tickets.example/vestibule';
    expect(() => readConfig({ TICKETS_URL })).toThrow(/TICKETS_SECRET: is required/);
    for (const wrong of ['http://tickets.example', `${TICKETS_URL}/`, 'tickets.example', `${TICKETS_URL}?a=1`])
      expect(() => readConfig({ TICKETS_URL: wrong })).toThrow(/TICKETS_URL: must be an address over https/);
    const TICKETS_SECRET = 's'.repeat(32);
    expect(readConfig({ TICKETS_URL, TICKETS_SECRET }).ticketProvider).toEqual({
      url: TICKETS_URL,
      secret: TICKETS_SECRET,
    });
    expect(readConfig({}).ticketProvider).toBeUndefined();
  });

  test('the shop in a frame is at one address over TLS, written as browsers write it', () => {
    for (const wrong of [
      'http://shop.example',
      'http://localhost:4000',
      'https://shop.example/',
      'https://shop.example/house/',
      'https://shop.example?a=1',
      'https://shop.example#a',
      'https://anna:secret@shop.example',
      'https://shop.example;script-src *',
      "https://shop.example;'unsafe-inline'",
      'https://*.shop.example',
      'https://Shop.example',
      'https://shop.example:443',
      'https://shop.example/a/../b',
      'https://shop.example//b',
      'https://shop.example/%2e%2e',
      'https://shop..example:99999',
      'javascript:alert(1)',
      '//shop.example',
      'shop.example',
    ])
      expect(() => readConfig({ SHOP_FRAME_URL: wrong })).toThrow(/SHOP_FRAME_URL: must be an address over https/);
    for (const right of ['https://shop.example', 'https://shop.example:8443/haus/karten', 'http://127.0.0.1:4000'])
      expect(readConfig({ SHOP_FRAME_URL: right }).shopFrame).toBe(right);
    expect(readConfig({}).shopFrame).toBe('');
  });

  test('the domain of cookies is one that all hosts of the site are in', () => {
    for (const wrong of ['example', '.museum.example', 'https://museum.example', 'Museum.example', 'museum.example:80'])
      expect(() => readConfig({ COOKIE_DOMAIN: wrong })).toThrow(/COOKIE_DOMAIN: must be a domain such as/);
    const SITE_ORIGIN = 'https://www.museum.example, https://museum.example';
    expect(readConfig({ SITE_ORIGIN, COOKIE_DOMAIN: 'museum.example' }).cookieDomain).toBe('museum.example');
    for (const other of ['www.museum.example', 'seum.example', 'elsewhere.example'])
      expect(() => readConfig({ SITE_ORIGIN, COOKIE_DOMAIN: other })).toThrow(
        /COOKIE_DOMAIN: must be the domain of every/,
      );
    expect(() => readConfig({ SITE_ORIGIN: 'museum', COOKIE_DOMAIN: 'museum.example' })).toThrow(
      /SITE_ORIGIN: must be origins/,
    );
    expect(readConfig({}).cookieDomain).toBe('');
  });
});
