import { eq } from 'drizzle-orm';
import { sessions, users } from './user-tables';
import { EDITOR, addEditor } from '../../testing/fixtures';
import { NOON, createTestApp, type TestApp } from '../../testing/test-app';

// Statements that this file shows:
// - docs/behaviour/interface.md#limits-of-requests

let site: TestApp;
describe('auth', () => {
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

  describe('login', () => {
    test('starts a session whose cookie scripts cannot read', async () => {
      const visitor = newVisitor();
      const response = await visitor.login(EDITOR.email.toUpperCase(), EDITOR.password);
      expect(response.json()).toMatchObject({ logged: true, email: EDITOR.email, username: 'editor', role: 'editor' });
      expect(response.cookies.find(({ name }) => name === 'sessionid')).toMatchObject({
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 14 * 24 * 3600,
      });
      expect(response.headers['cache-control']).toBe('private, no-store');
      expect((await visitor.get('/en/pageeditor-api/user')).json()).toMatchObject({ logged: true });
      expect((await visitor.get('/cs/api/user-details/')).json()).toMatchObject({
        is_logged_in: true,
        role: 'editor',
        first_name: 'Edda',
        logout_url: '/api/user-logout/',
        login_url: '/cs/user/login',
      });
    });

    test('marks its cookies Secure behind TLS only', async () => {
      for (const [proto, secure] of [
        ['https', true],
        ['http', undefined],
      ] as const) {
        const visitor = site.visitor({ 'x-forwarded-proto': proto, 'x-forwarded-for': `10.2.0.${proto.length}` });
        const { cookies } = await visitor.login(EDITOR.email, EDITOR.password);
        expect(cookies.map((cookie) => cookie.secure)).toEqual([secure, secure, secure]);
      }
    });

    test('says the same of an unknown user and a wrong password', async () => {
      const unknown = await newVisitor().login('nobody@example.org', EDITOR.password);
      const wrong = await newVisitor().login(EDITOR.email, 'wrong');
      expect([unknown.statusCode, wrong.statusCode]).toEqual([401, 401]);
      expect(unknown.json()).toEqual(wrong.json());
    });

    test('gives a new session id, and the old one is dead', async () => {
      const visitor = await loggedIn();
      const old = visitor.cookies.get('sessionid') ?? '';
      await visitor.login(EDITOR.email, EDITOR.password);
      expect(visitor.cookies.get('sessionid')).not.toBe(old);
      expect((await site.app.inject({ url: '/de/pageeditor-api/user', cookies: { sessionid: old } })).statusCode).toBe(
        401,
      );
    });

    test('never takes over a session id that somebody else has set', async () => {
      const visitor = newVisitor();
      visitor.cookies.set('sessionid', 'A'.repeat(43));
      await visitor.login(EDITOR.email, EDITOR.password);
      expect(visitor.cookies.get('sessionid')).not.toBe('A'.repeat(43));
    });

    test('keeps no password and no token that would open anything', async () => {
      const visitor = await loggedIn();
      const [user] = await site.db.select().from(users).where(eq(users.email, EDITOR.email));
      expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
      expect((await site.db.select().from(sessions)).map((row) => row.tokenHash)).not.toContain(
        visitor.cookies.get('sessionid'),
      );
    });

    test('is limited per address and account', async () => {
      const visitor = newVisitor();
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1)
        statuses.push((await visitor.login(EDITOR.email, `wrong ${attempt}`)).statusCode);
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
      const blocked = await visitor.login(EDITOR.email, EDITOR.password);
      expect(blocked.json()).toMatchObject({ code: 'rate_limited' });
      expect((await newVisitor().login(EDITOR.email, EDITOR.password)).statusCode).toBe(200);
    });
  });

  describe('wrong passwords', () => {
    const wrong = async (from: string, account: string = EDITOR.email) =>
      (await site.visitor({ 'x-forwarded-for': from }).login(account, 'wrong')).statusCode;
    const right = async (from: string, account: string = EDITOR.email) =>
      (await site.visitor({ 'x-forwarded-for': from }).login(account, EDITOR.password)).statusCode;
    const several = async (count: number, one: (index: number) => Promise<number>) => {
      const statuses = await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
      return statuses.filter((status) => status === 429).length;
    };

    test('say when to try again', async () => {
      expect(await several(10, () => wrong('10.4.0.1'))).toBe(0);
      const refused = await site.visitor({ 'x-forwarded-for': '10.4.0.1' }).login(EDITOR.email, 'wrong');
      expect(refused.statusCode).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(200);
      expect(seconds).toBeLessThanOrEqual(300);
      expect(refused.json()).toEqual({
        code: 'rate_limited',
        message: 'Too many attempts. Please try again in 5 minutes.',
      });
    });

    test('are counted for an address whatever accounts it tries, and a whole IPv6 network is one', async () => {
      expect(await several(34, (index) => wrong(`2001:db8:1:1::${index + 1}`, `nobody${index}@example.org`))).toBe(4);
      expect(await wrong('2001:db8:1:2::1', 'nobody@example.org')).toBe(401);
    });

    test('right ones do not count', async () => {
      for (let time = 0; time < 32; time += 1) expect(await right('10.4.1.1')).toBe(200);
    });

    test('from many addresses end for strangers, and keep nobody out who has been in', async () => {
      const guessed = 'guessed@example.org';
      await addEditor(site.db, 'editor', guessed);
      expect(await right('10.4.2.1', guessed)).toBe(200);
      expect(await several(110, (index) => wrong(`10.5.${index}.1`, guessed))).toBe(10);
      expect(await right('10.4.2.2', guessed)).toBe(429);
      expect(await right('10.4.2.1', guessed)).toBe(200);
    });
  });

  describe('a session', () => {
    test('ends when it made no call for 12 hours, and not before', async () => {
      const visitor = await loggedIn();
      const isIn = async () => (await visitor.get('/de/pageeditor-api/user')).statusCode === 200;
      const HOURS = 3_600_000;
      site.setNow(NOON + 11 * HOURS);
      expect(await isIn()).toBe(true);
      site.setNow(NOON + 22 * HOURS);
      expect(await isIn()).toBe(true);
      site.setNow(NOON + 34 * HOURS);
      expect(await isIn()).toBe(false);
    });

    test('ends after 14 days, however much it is used', async () => {
      const visitor = await loggedIn();
      for (let hours = 11; hours < 14 * 24; hours += 11) {
        site.setNow(NOON + hours * 3600 * 1000);
        expect((await visitor.get('/de/pageeditor-api/user')).statusCode).toBe(200);
      }
      site.setNow(NOON + 14 * 24 * 3600 * 1000 - 1000);
      expect((await visitor.get('/de/pageeditor-api/user')).statusCode).toBe(200);
      site.setNow(NOON + 14 * 24 * 3600 * 1000);
      expect((await visitor.get('/de/pageeditor-api/user')).statusCode).toBe(401);
    });

    test('ends on the server at logout', async () => {
      const visitor = await loggedIn();
      const token = visitor.cookies.get('sessionid') ?? '';
      expect((await visitor.write('POST', '/api/user-logout/')).json()).toEqual({});
      expect(visitor.cookies.has('sessionid')).toBe(false);
      expect(
        (await site.app.inject({ url: '/de/pageeditor-api/user', cookies: { sessionid: token } })).statusCode,
      ).toBe(401);
      expect((await visitor.get('/api/user-details/')).json()).toMatchObject({
        is_logged_in: false,
        email: '',
        logout_url: '',
        login_url: '/de/user/login',
      });
    });
  });
});
