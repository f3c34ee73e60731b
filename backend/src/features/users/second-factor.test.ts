import { Secret, TOTP } from 'otpauth';
import { eq } from 'drizzle-orm';
import { mails } from '../../engines/mail/tables';
import { users } from '../../platform/auth/user-tables';
import { EDITOR } from '../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';
import { staff, stranger } from './testing/staff';

// Statements that this file shows:
// - docs/behaviour/editing.md#second-factor

let site: TestApp;
describe('second factor', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const EMAIL = 'editor@example.org';
  const codeAt = (secret: string, timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const login = (code?: string, password: string = EDITOR.password, from = stranger(site)) =>
    from.write('POST', '/api/login/', { email: EMAIL, password, ...(code !== undefined && { code }) });
  const offered = async (person: Visitor) =>
    (await person.get('/api/user-second-factor/')).json<{ offer: { secret: string; uri: string } }>().offer;
  const start = (person: Visitor, body: object) => person.write('POST', '/api/user-second-factor/', body);

  /** Somebody with a second factor, begun a minute ago. */
  async function withFactor() {
    const person = await staff(site, 'editor');
    const { secret } = await offered(person);
    const answer = await start(person, { password: EDITOR.password, secret, code: codeAt(secret, NOON) });
    site.setNow(NOON + 60_000);
    return { person, secret, codes: answer.json<{ codes: string[] }>().codes };
  }

  test('a secret is offered, begins with a code of it, and recovery codes are given', async () => {
    const person = await staff(site, 'editor');
    const { secret, uri } = await offered(person);
    expect(uri).toContain(`secret=${secret}`);
    expect(secret).not.toBe((await offered(person)).secret);
    const proof = { password: EDITOR.password, secret, code: codeAt(secret, NOON) };
    expect((await start(person, { ...proof, code: '000000' })).json()).toMatchObject({ field: 'code' });
    expect((await start(person, { ...proof, password: 'wrong' })).json()).toMatchObject({ field: 'password' });
    expect((await login()).statusCode).toBe(200);
    const { codes } = (await start(person, proof)).json<{ codes: string[] }>();
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([0-9a-f]{4}-){3}[0-9a-f]{4}$/.test(code))).toBe(true);
    expect((await person.get('/api/user-second-factor/')).json()).toEqual({
      active: true,
      recovery_codes: 10,
      offer: null,
    });
  });

  test('the login asks for a code, and takes each once', async () => {
    const { secret } = await withFactor();
    const asked = await login();
    expect([asked.statusCode, asked.json()]).toMatchObject([401, { code: 'second_factor', field: 'code' }]);
    expect((await login(undefined, 'wrong')).json()).toMatchObject({ code: 'unauthorised' });
    const code = codeAt(secret, NOON + 60_000);
    expect((await login(code, 'wrong')).statusCode).toBe(401);
    expect((await login(code)).statusCode).toBe(200);
    expect((await login(code)).json()).toMatchObject({ code: 'unauthorised', field: 'code' });
    // The code that it was begun with is used up as well.
    expect((await login(codeAt(secret, NOON))).statusCode).toBe(401);
  });

  test.each([
    [-60_000, 401],
    [-30_000, 200],
    [30_000, 200],
    [60_000, 401],
  ])('a clock that goes wrong by %d ms: %d', async (ms, status) => {
    const { secret } = await withFactor();
    site.setNow(NOON + 300_000);
    expect((await login(codeAt(secret, NOON + 300_000 + ms))).statusCode).toBe(status);
  });

  test('of two logins with the same code at once one gets in', async () => {
    const { secret } = await withFactor();
    const code = codeAt(secret, NOON + 60_000);
    const statuses = (await Promise.all([login(code), login(code)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  test('a recovery code stands for a code, once, however it is typed', async () => {
    const { person, codes } = await withFactor();
    const [first = ''] = codes;
    expect((await login(first.replaceAll('-', ' ').toUpperCase())).statusCode).toBe(200);
    expect((await login(first)).statusCode).toBe(401);
    expect((await person.get('/api/user-second-factor/')).json()).toMatchObject({ recovery_codes: 9 });
  });

  test('wrong codes are counted as wrong passwords are; the request for one is not', async () => {
    const { secret } = await withFactor();
    const here = stranger(site);
    for (let time = 0; time < 12; time += 1)
      expect((await login(undefined, EDITOR.password, here)).statusCode).toBe(401);
    for (let time = 0; time < 10; time += 1) await login('123456', EDITOR.password, here);
    expect((await login(codeAt(secret, NOON + 60_000), EDITOR.password, here)).statusCode).toBe(429);
  });

  test('it is ended by the password, or by an administrator; the secret is readable nowhere', async () => {
    const { person, secret } = await withFactor();
    const [row] = await site.db.select().from(users).where(eq(users.email, EMAIL));
    expect(row?.totpSecret).toEqual(expect.not.stringContaining(secret));
    const end = (password: string) => person.write('POST', '/api/user-second-factor/removal/', { password });
    expect((await end('wrong')).json()).toMatchObject({ field: 'password' });
    expect((await end(EDITOR.password)).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);

    const again = await offered(person);
    await start(person, { password: EDITOR.password, secret: again.secret, code: codeAt(again.secret, NOON + 60_000) });
    expect((await login()).statusCode).toBe(401);
    const admin = await staff(site, 'administrator');
    expect((await admin.write('DELETE', `/api/users/${person.id}/second-factor/`)).json()).toMatchObject({
      has_second_factor: false,
    });
    expect((await login()).statusCode).toBe(200);
    expect((await site.db.select().from(mails)).map(({ recipient, subject }) => [recipient, subject])).toEqual(
      Array(2).fill([EMAIL, expect.stringMatching(/^Ihr zweiter Faktor ist aus/)]),
    );
  });
});
