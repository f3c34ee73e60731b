import { EDITOR, addEditor } from '../../testing/fixtures';
import { NOON, createTestApp, type TestApp } from '../../testing/test-app';

let site: TestApp;
describe('csrf', () => {
  beforeAll(async () => {
    site = await createTestApp();
    await addEditor(site.db);
  });
  afterEach(() => site.setNow(NOON));
  afterAll(() => site.close());

  /** Each from an address of its own, as the login limit counts addresses. */
  let address = 0;
  const newVisitor = () => site.visitor({ 'x-forwarded-for': `10.1.0.${(address += 1)}` });
  async function loggedIn() {
    const visitor = newVisitor();
    expect((await visitor.login(EDITOR.email, EDITOR.password)).statusCode).toBe(200);
    return visitor;
  }

  describe('csrf', () => {
    const log = '/api/dashboard-error-log/';
    const post = (headers: Record<string, string>, cookies: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url: log,
        payload: { url: '/nowhere' },
        headers: { 'x-forwarded-for': `10.3.0.${(address += 1)}`, ...headers },
        cookies,
      });

    test('a write of this site’s own script passes', async () => {
      expect((await newVisitor().write('POST', log, { url: '/nowhere' })).statusCode).toBe(200);
    });

    test('a token that is still good is stored', async () => {
      const visitor = newVisitor();
      expect((await visitor.get('/api/csrf/')).json()).toEqual({ csrftoken: await visitor.csrf() });
      expect((await visitor.get('/api/csrf/')).json()).toEqual({ csrftoken: await visitor.csrf() });
    });

    test('tokens that are missing, wrong or somebody else’s do not pass', async () => {
      const [anonymous, editor, other] = [newVisitor(), await loggedIn(), await loggedIn()];
      const sessionid = editor.cookies.get('sessionid') ?? '';
      const own = await editor.csrf();
      const cases: [Record<string, string>, Record<string, string>][] = [
        [{}, {}],
        [{ 'x-csrftoken': own }, { sessionid }],
        [{}, { sessionid, csrftoken: own }],
        [{ 'x-csrftoken': `${own}a` }, { sessionid, csrftoken: own }],
        [{ 'x-csrftoken': 'a.b' }, { sessionid, csrftoken: 'a.b' }],
        [{ 'x-csrftoken': await anonymous.csrf() }, { sessionid, csrftoken: await anonymous.csrf() }],
        [{ 'x-csrftoken': await other.csrf() }, { sessionid, csrftoken: await other.csrf() }],
        [{ 'x-csrftoken': own }, { csrftoken: own }],
      ];
      for (const [headers, cookies] of cases) {
        const response = await post(headers, cookies);
        expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'csrf']);
      }
      expect((await post({ 'x-csrftoken': own }, { sessionid, csrftoken: own })).statusCode).toBe(200);
    });

    test.each([
      ['https://evil.example', 403],
      ['null', 403],
      ['nonsense', 403],
      ['file://', 403],
      ['http://localhost:80.evil.example', 403],
      ['http://localhost:8080', 403],
      ['http://localhost:80', 200],
      ['http://localhost', 200],
      ['https://www.example.org', 200],
      ['https://www.example.org.evil.example', 403],
    ])('a request from %s is answered %i', async (origin, status) => {
      const visitor = newVisitor();
      expect((await visitor.write('POST', log, { url: '/nowhere' }, { origin })).statusCode).toBe(status);
      const referer = origin === 'null' || origin === 'nonsense' ? origin : `${origin}/page`;
      expect((await visitor.write('POST', log, { url: '/nowhere' }, { referer })).statusCode).toBe(status);
    });

    test('behind the gateway the visitor’s host counts, and TLS', async () => {
      const forwarded = { 'x-forwarded-host': 'museum.example', 'x-forwarded-proto': 'https' };
      const visitor = newVisitor();
      expect(
        (await visitor.write('POST', log, { url: '/a' }, { ...forwarded, origin: 'https://museum.example' }))
          .statusCode,
      ).toBe(200);
      expect(
        (await visitor.write('POST', log, { url: '/a' }, { ...forwarded, origin: 'http://museum.example' })).statusCode,
      ).toBe(403);
      expect(
        (await visitor.write('POST', log, { url: '/a' }, { ...forwarded, origin: 'https://localhost' })).statusCode,
      ).toBe(403);
    });

    test('a browser that says "cross-site" is believed', async () => {
      expect(
        (await newVisitor().write('POST', log, { url: '/a' }, { 'sec-fetch-site': 'cross-site' })).statusCode,
      ).toBe(403);
    });

    test('logging in and out changes the token', async () => {
      const visitor = newVisitor();
      const before = await visitor.csrf();
      await visitor.login(EDITOR.email, EDITOR.password);
      const during = await visitor.csrf();
      await visitor.write('POST', '/api/user-logout/');
      expect(new Set([before, during, await visitor.csrf()]).size).toBe(3);
    });
  });
});
