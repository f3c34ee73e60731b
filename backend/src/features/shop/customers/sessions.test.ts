import { COOKIES } from '@vestibule/contracts';
import { customers, customerSessions } from '../../../platform/auth/customer-tables';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';
import { customer, person, type Person, mailedToken, mailsOf, post, postRaw, somebody } from './testing/customers';

// Statements that this file shows:
// - docs/behaviour/tickets.md#sessions-of-customers

/** Sessions of customers: how they begin and end, and that they are none of editors'. */
let site: TestApp;
describe('sessions', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  let who: Person;
  beforeEach(() => {
    who = person();
    return site.reset();
  });
  afterAll(() => site.close());

  const OWN = '/api/customer/';
  const LINK = '/de/api/user-password/link/posts/';
  const isLoggedIn = async (by: ReturnType<typeof somebody>) =>
    (await by.get(OWN)).json<{ customer: object | null }>().customer !== null;
  const loggedIn = async () => {
    const visitor = somebody(site);
    await visitor.login(who.email, who.password);
    return visitor;
  };

  test('the cookie is for the server alone, and no other site’s page sends it', async () => {
    const ida = await customer(site, who);
    const { cookies } = await ida.login(who.email, who.password);
    expect(cookies.find(({ name }) => name === COOKIES.customer)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookies.find(({ name }) => name === COOKIES.signedIn)?.value).toBe('1');
    // The stored hash opens nothing.
    const rows = await site.db.select().from(customerSessions);
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(ida.cookies.get(COOKIES.customer));
    expect(rows).toHaveLength(1);
  });

  test('a customer’s token is no editor’s, nor an editor’s a customer’s', async () => {
    const ida = await customer(site, who);
    const thief = site.visitor();
    thief.cookies.set(COOKIES.session, ida.cookies.get(COOKIES.customer) ?? '');
    expect((await thief.get('/de/pageeditor-api/user')).statusCode).toBe(401);
    await addEditor(site.db);
    const editor = somebody(site);
    await editor.login(EDITOR.email, EDITOR.password);
    thief.cookies.clear();
    thief.cookies.set(COOKIES.customer, editor.cookies.get(COOKIES.session) ?? '');
    expect(await isLoggedIn(thief)).toBe(false);
  });

  test('a session ends after 14 days, and by logging out with script and without', async () => {
    const ida = await customer(site, who);
    site.setNow(NOON + 14 * 24 * 3_600_000 - 1);
    expect(await isLoggedIn(ida)).toBe(true);
    site.setNow(NOON + 14 * 24 * 3_600_000);
    expect(await isLoggedIn(ida)).toBe(false);
    site.setNow(NOON);
    const [one, two] = [await loggedIn(), await loggedIn()];
    const token = one.cookies.get(COOKIES.customer) ?? '';
    expect((await one.write('POST', '/api/user-logout/')).statusCode).toBe(200);
    expect([one.cookies.has(COOKIES.customer), one.cookies.has(COOKIES.signedIn)]).toEqual([false, false]);
    one.cookies.set(COOKIES.customer, token);
    expect(await isLoggedIn(one)).toBe(false);
    expect(await post(two, '/de/api/customer/posts/', { logout: '1' })).toEqual({ done: true, location: '/de' });
    expect(await isLoggedIn(two)).toBe(false);
  });

  test('without script one logs in by a post; what is wrong does not say whether there is such an account', async () => {
    await customer(site, who);
    const visitor = somebody(site);
    const logIn = (values: Record<string, string>) => post(visitor, '/de/api/login/posts/', values);
    const wrong = { done: false, reason: 'values', problems: { '': 'unauthorised' } };
    expect(await logIn({ email: who.email, password: 'wrong' })).toEqual(wrong);
    expect(await logIn({ email: 'nobody@example.org', password: 'wrong' })).toEqual(wrong);
    expect(await logIn({ email: who.email, password: '' })).toMatchObject({ problems: { password: 'validation' } });
    const next = '/de/webshop/checkout';
    expect(await logIn({ email: who.email, password: who.password, next })).toEqual({ done: true, location: next });
    expect(await logIn({ email: who.email, password: who.password, next: '//evil.example' })).toMatchObject({
      location: '/de',
    });
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  test('guesses at customers’ passwords are limited as those at editors’', async () => {
    await customer(site, who);
    const visitor = somebody(site);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await postRaw(visitor, '/de/api/login/posts/', { email: who.email, password: 'x' })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('a csrf token ends with the session, and a write needs one', async () => {
    const ida = await customer(site, who);
    const csrf = await ida.csrf();
    expect((await ida.send({ method: 'POST', url: '/api/user-logout/' })).statusCode).toBe(403);
    await ida.write('POST', '/api/user-logout/');
    const other = await loggedIn();
    other.cookies.set(COOKIES.csrf, csrf);
    const answer = await other.send({ method: 'POST', url: '/api/user-logout/', headers: { 'x-csrftoken': csrf } });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'csrf' }]);
    expect(await isLoggedIn(other)).toBe(true);
  });

  /** Recipients of the mails that a password has been changed. */
  const changeNotices = async () =>
    (await mailsOf(site)).filter(({ subject }) => /wurde geändert/.test(subject)).map(({ recipient }) => recipient);

  test('a changed password ends the other sessions; the old one is required', async () => {
    const [ida, elsewhere] = [await customer(site, who), await loggedIn()];
    const change = (old_password: string, new_password: string) =>
      post(ida, '/de/api/customer/password/posts/', { old_password, new_password });
    expect(await change('wrong', 'a new long password')).toMatchObject({ problems: { old_password: 'wrong' } });
    expect(await change(who.password, who.password)).toMatchObject({ problems: { new_password: 'same' } });
    expect(await change(who.password, 'short')).toMatchObject({ problems: { new_password: 'short' } });
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect(await change(who.password, 'a new long password')).toEqual({ done: true });
    expect([await isLoggedIn(ida), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect((await somebody(site).login(who.email, who.password)).statusCode).toBe(401);
    expect(await changeNotices()).toEqual([who.email]);
  });

  test('a forgotten password is chosen by a link, once, within the hour; all sessions end', async () => {
    const ida = await customer(site, who);
    const before = (await mailsOf(site)).length;
    const ask = (email: string) => post(somebody(site), LINK, { email });
    const choose = (token: string, new_password = 'chosen by the link') =>
      post(somebody(site), '/de/api/customers/passwords/', { token, new_password });
    expect([await ask(who.email), await ask('nobody@example.org'), await ask(who.email)]).toEqual([
      { done: true },
      { done: true },
      { done: true },
    ]);
    expect(await mailsOf(site)).toHaveLength(before + 1);
    const { page, token } = await mailedToken(site);
    expect(page).toBe('https://www.example.org/de/user/new-password');
    const gone = { done: false, reason: 'values', problems: { '': 'gone' } };
    site.setNow(NOON + 3_600_001);
    expect(await choose(token)).toEqual(gone);
    site.setNow(NOON + 3_599_000);
    expect(await choose(token)).toEqual({ done: true, location: '/de/user/login?chosen=1' });
    expect(await choose(token)).toEqual(gone);
    expect(await isLoggedIn(ida)).toBe(false);
    expect((await somebody(site).login(who.email, 'chosen by the link')).statusCode).toBe(200);
    expect(await changeNotices()).toEqual([who.email]);
  });

  test('the account is deleted with its password, and every session with it', async () => {
    const [ida, elsewhere] = [await customer(site, who), await loggedIn()];
    const remove = (password: string) => post(ida, '/de/api/customer/deletion/posts/', { password });
    expect(await remove('wrong')).toMatchObject({ problems: { password: 'wrong' } });
    expect(await remove(who.password)).toEqual({ done: true, location: '/de/user/login?deleted=1' });
    expect([await isLoggedIn(elsewhere), await site.db.$count(customers)]).toEqual([false, 0]);
    expect(ida.cookies.has(COOKIES.customer)).toBe(false);
  });

  test('an anonymous visitor changes nothing', async () => {
    for (const path of ['posts/', 'password/posts/', 'deletion/posts/'])
      expect((await postRaw(somebody(site), `/de/api/customer/${path}`, { ...who })).statusCode).toBe(401);
    expect((await somebody(site).get('/de/api/customer/orders/')).statusCode).toBe(401);
  });
});
