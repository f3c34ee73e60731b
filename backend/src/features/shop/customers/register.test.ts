import { customers } from '../../../platform/auth/customer-tables';
import { registrations } from '../tables';
import { addEditor } from '../../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';
import {
  customer,
  person,
  type Person,
  mailedToken,
  mailsOf,
  post,
  postRaw,
  register,
  somebody,
} from './testing/customers';

/** Accounts are made by a mailed link, and nobody learns who has one. */
let site: TestApp;
describe('register', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  let who: Person;
  beforeEach(() => {
    who = person();
    return site.reset();
  });
  afterAll(() => site.close());

  const CONFIRM = '/de/api/customers/confirmations/';
  const confirm = (token: string, password: string = who.password, by = somebody(site)) =>
    post(by, CONFIRM, { token, password });
  const refusedAs = (problems: object) => ({ done: false, reason: 'values', problems });

  test('a new customer is mailed a link, confirms with the password, and is logged in', async () => {
    const ida = somebody(site);
    expect(await register(ida, { ...who, email: who.email.replace('ida', 'Ida') }, 'cs')).toEqual({ done: true });
    expect((await mailsOf(site)).map(({ recipient, lang }) => [recipient, lang])).toEqual([[who.email, 'cs']]);
    const { page, token } = await mailedToken(site);
    expect(page).toBe('https://www.example.org/cs/user/confirm');
    expect(await site.db.$count(customers)).toBe(0);
    expect(await confirm(token, who.password, ida)).toEqual({ done: true, location: '/de/user/profile?welcome=1' });
    expect((await ida.get('/de/api/user-details/')).json()).toMatchObject({
      is_logged_in: true,
      is_customer: true,
      has_dashboard_online_access: false,
      role: '',
      email: who.email,
      first_name: 'Ida',
      logout_url: '/api/user-logout/',
    });
  });

  test('a password that many people have is refused at its field', async () => {
    const answer = await register(somebody(site), { ...who, password: 'passwordpassword' });
    expect(answer).toEqual(refusedAs({ password: 'common' }));
    expect(await mailsOf(site)).toEqual([]);
  });

  test('a problem is shown at its field', async () => {
    const answer = await register(somebody(site), { ...who, email: 'ida', password: 'short', first_name: ' ' });
    expect(answer).toEqual(refusedAs({ first_name: 'required', email: 'email', password: 'short' }));
    expect((await postRaw(somebody(site), CONFIRM, { password: '' })).json()).toEqual(
      refusedAs({ password: 'required' }),
    );
    expect(await register(somebody(site), { ...who, first_name: 'a\0' })).toEqual(refusedAs({ first_name: 'invalid' }));
    expect(await register(somebody(site), { ...who, last_name: 'www.evil.example' })).toEqual(
      refusedAs({ last_name: 'invalid' }),
    );
  });

  test('a known address is answered as any other, and told by mail; nothing of the account changes', async () => {
    await customer(site, who);
    expect(await register(somebody(site), { ...who, password: 'another long password' })).toEqual({ done: true });
    const [mail] = await mailsOf(site);
    expect(mail?.subject).toMatch(/^Sie haben schon ein Kundenkonto/);
    expect(mail?.text).not.toContain('token=');
    expect(await site.db.$count(registrations)).toBe(0);
  });

  test('a link is good once, and for a day', async () => {
    await register(somebody(site), who);
    const { token } = await mailedToken(site);
    site.setNow(NOON + 24 * 3_600_000 + 1);
    expect(await confirm(token)).toEqual(refusedAs({ '': 'gone' }));
    expect(await site.db.$count(registrations)).toBe(0);
    site.setNow(NOON);
    await register(somebody(site), who);
    const again = (await mailedToken(site)).token;
    expect(again).not.toBe(token);
    site.setNow(NOON + 24 * 3_600_000 - 1);
    expect((await confirm(again)).done).toBe(true);
    expect(await confirm(again)).toEqual(refusedAs({ '': 'gone' }));
  });

  test('a stranger who registers somebody’s address gets no account by their click', async () => {
    await register(somebody(site), { ...who, password: 'password of the stranger' });
    const { token } = await mailedToken(site);
    expect(await confirm(token, 'password of the owner')).toEqual(refusedAs({ password: 'wrong' }));
    expect(await site.db.$count(customers)).toBe(0);
  });

  test('of two who want an account of one address the first has it', async () => {
    await register(somebody(site), who);
    const first = (await mailedToken(site)).token;
    await register(somebody(site), { ...who, password: 'another long password' });
    expect((await confirm((await mailedToken(site)).token, 'another long password')).done).toBe(true);
    expect(await confirm(first)).toEqual(refusedAs({ '': 'gone' }));
  });

  test('nobody is sent one mail after the other, and one address may register five times', async () => {
    for (let time = 0; time < 5; time += 1)
      expect(await register(somebody(site), { ...who, email: 'often@example.org' })).toEqual({ done: true });
    expect(await mailsOf(site)).toHaveLength(3);
    const here = somebody(site);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const values = { ...who, email: `ida${time}@example.org` };
      statuses.push((await postRaw(here, '/de/api/customers/registrations/', values)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('only the gateway passes posts on, and a house without SITE_ORIGIN takes none', async () => {
    expect((await postRaw(site.visitor(), '/de/api/customers/registrations/', who)).statusCode).toBe(403);
    const bare = await createTestApp({ siteOrigins: [] });
    expect((await postRaw(somebody(bare), '/de/api/customers/registrations/', who)).statusCode).toBe(503);
    await bare.close();
  });

  test('somebody of the house may be a customer as well: the password says who logs in', async () => {
    await addEditor(site.db, 'editor', who.email);
    await customer(site, who);
    const visitor = somebody(site);
    expect((await visitor.login(who.email, who.password)).json()).toMatchObject({ logged: true, role: '' });
    expect([...visitor.cookies.keys()].sort()).toEqual(['csrftoken', 'customerid', 'known_browser', 'signed_in']);
    expect((await visitor.login(who.email, 'a-good-password')).json()).toMatchObject({ role: 'editor' });
    expect([...visitor.cookies.keys()].sort()).toEqual(['csrftoken', 'known_browser', 'sessionid']);
  });
});
