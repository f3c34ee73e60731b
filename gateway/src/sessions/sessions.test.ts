import { tokenOf } from '../testing/fake-backend';
import { testGateway, type TestGateway } from '../testing/test-gateway';

jest.mock('../compositions/running');

let gateway: TestGateway;
describe('sessions', () => {
  beforeEach(async () => {
    gateway = await testGateway();
  });
  afterEach(() => gateway.close());

  const REAL = tokenOf(1);
  const FORGED = ['x', '', tokenOf(2), `${tokenOf(3)}x`, `"${tokenOf(1)}"`, '%', 'a'.repeat(3000)];
  const ask = (url: string, session?: string) =>
    gateway.app.inject({ url, headers: session === undefined ? {} : { cookie: `theme=dark; sessionid=${session}` } });
  /** The parts of a response that a visitor can distinguish, but for its nonce. */
  const seen = async (url: string, session?: string) => {
    const { statusCode, headers, body } = await ask(url, session);
    return {
      statusCode,
      cache: headers['x-cache'],
      keep: headers['cache-control'],
      location: headers.location,
      body: body.replace(/nonce="[^"]*"/, ''),
    };
  };
  const goOffline = () => (gateway.backend.settings = { ...gateway.backend.settings, is_site_online: false });
  const asked = () => gateway.backend.calls.filter((call) => call.includes('user-details')).length;
  const dataOf = (path: string) => `/_data/${gateway.composition}${path}`;

  describe.each([
    ['online', () => undefined],
    ['offline', goOffline],
  ])('while the site is %s', (_, prepare) => {
    test.each(['/de', '/de/besuch?v=3', '/de/user/login', 'data'])(
      'a made-up session gets the same of %s as no session, and so does one that is over',
      async (path) => {
        prepare();
        const url = path === 'data' ? dataOf('/de') : path;
        await ask(url);
        const nobody = await seen(url);
        const rendered = gateway.renders.length;
        gateway.backend.sessions.add(tokenOf(9));
        for (const session of [...FORGED, tokenOf(8)]) expect(await seen(url, session)).toEqual(nobody);
        expect(gateway.renders).toHaveLength(rendered);
      },
    );
  });

  test('a visitor with a session gets pages of their own, which are never cached, also while the site is offline', async () => {
    gateway.backend.sessions.add(REAL);
    goOffline();
    for (const url of ['/de/besuch?v=3', dataOf('/de/besuch')]) {
      const { statusCode, headers, body } = await ask(url, REAL);
      expect([statusCode, headers['x-cache'], headers['cache-control']]).toEqual([200, 'off', 'private, no-store']);
      expect(body).toContain(REAL);
    }
    expect((await ask('/de/besuch')).statusCode).toBe(503);
  });

  test('while the site is offline its records are, but an editor can log in', async () => {
    goOffline();
    const { app, backend } = gateway;
    for (const url of [
      '/de/api/events/',
      '/api/events/',
      '/de/pageeditor-api/page/besuch',
      '/cs/api/search/?q=a',
      '/de/api/user-details/../events/',
    ]) {
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
        503,
        '60',
        expect.objectContaining({ code: 'site_offline' }),
      ]);
    }
    expect((await ask(dataOf('/de'))).json()).toMatchObject({ code: 'site_offline' });
    for (const url of [
      '/api/csrf/',
      '/de/api/user-details/',
      '/de/pageeditor-api/user',
      '/api/health/',
      dataOf('/de/user/login'),
      '/de/user/login',
    ])
      expect((await app.inject({ url })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/api/login/', payload: {} })).statusCode).toBe(200);
    backend.sessions.add(REAL);
    expect((await ask('/de/api/events/', REAL)).statusCode).toBe(200);
  });

  test('the backend is queried once about a session, and never about an invalid token', async () => {
    gateway.backend.sessions.add(REAL);
    for (const session of [REAL, REAL, tokenOf(2), tokenOf(2), 'x', '']) await ask('/de', session);
    expect(asked()).toBe(2);
  });

  test('a flood of made-up sessions costs neither a render nor a question each', async () => {
    gateway.backend.sessions.add(REAL);
    await ask('/de', REAL);
    await ask('/de');
    const [rendered, before] = [gateway.renders.length, asked()];
    const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => ask('/de', tokenOf(100 + index))));
    expect(answers.every(({ statusCode, headers }) => statusCode === 200 && headers['x-cache'] === 'hit')).toBe(true);
    expect(gateway.renders).toHaveLength(rendered);
    expect(asked() - before).toBeLessThan(70);
    expect((await ask('/de', REAL)).headers['x-cache']).toBe('off');
  });

  test('a login counts at once, however many made-up sessions were checked', async () => {
    gateway.backend.answers.set('/api/login/', (_, response) => {
      gateway.backend.sessions.add(REAL);
      response.setHeader('set-cookie', ['csrftoken=a', `sessionid=${REAL}; Path=/; HttpOnly`]).end('{}');
    });
    await Promise.all(Array.from({ length: 100 }, (_, index) => ask('/de', tokenOf(100 + index))));
    await gateway.app.inject({
      method: 'POST',
      url: '/api/login/',
      headers: { cookie: `sessionid=${tokenOf(5)}` },
      payload: {},
    });
    const before = asked();
    expect((await ask('/de', REAL)).headers['x-cache']).toBe('off');
    expect(asked()).toBe(before);
  });

  test('a logout counts at once', async () => {
    gateway.backend.sessions.add(REAL);
    expect((await ask('/de', REAL)).headers['x-cache']).toBe('off');
    gateway.backend.answers.set('/api/user-logout/', (_, response) => {
      gateway.backend.sessions.clear();
      response.setHeader('set-cookie', 'sessionid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT').end('{}');
    });
    await gateway.app.inject({ method: 'POST', url: '/api/user-logout/', headers: { cookie: `sessionid=${REAL}` } });
    expect((await ask('/de', REAL)).headers['x-cache']).not.toBe('off');
  });

  test('while the backend cannot say who somebody is, they are nobody, and are somebody as soon as it can', async () => {
    gateway.backend.sessions.add(REAL);
    await ask('/de');
    gateway.backend.away = true;
    const { statusCode, headers, body } = await ask('/de', REAL);
    expect([statusCode, headers['x-cache']]).toEqual([200, 'hit']);
    expect(body).not.toContain(REAL);
    gateway.backend.away = false;
    jest.useFakeTimers({
      now: Date.now() + 5000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'queueMicrotask',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'clearInterval',
      ],
    });
    try {
      expect((await ask('/de', REAL)).headers['x-cache']).toBe('off');
    } finally {
      jest.useRealTimers();
    }
  });
});
