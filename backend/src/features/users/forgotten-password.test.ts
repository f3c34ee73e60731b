import { mails } from '../../engines/mail/tables';
import { EDITOR } from '../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import { lastLink, staff, stranger } from './testing/staff';

/** A forgotten password is replaced by a link. */
let site: TestApp;
describe('forgotten password', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const PASSWORD = 'a password of her own';
  const choose = (token: string, new_password = PASSWORD) =>
    stranger(site).write('POST', '/api/user-password/choice/', { token, new_password });
  const login = async (email: string, password: string) => (await stranger(site).login(email, password)).statusCode;
  const ask = (email: string, from = stranger(site), headers = {}) =>
    from.write('POST', '/en/api/user-password/link/', { email }, headers);

  test('it is replaced by a link that lasts an hour, and all sessions end', async () => {
    const eva = await staff(site, 'editor');
    expect((await ask('EDITOR@example.org')).json()).toEqual({});
    const { token, lang, recipient } = await lastLink(site);
    expect([recipient, lang]).toEqual(['editor@example.org', 'en']);
    expect((await choose(token, 'short')).statusCode).toBe(400);
    expect((await choose(token, '123456789012')).json()).toMatchObject({ details: { reason: 'common' } });
    site.setNow(NOON + 3_599_000);
    expect((await choose(token)).statusCode).toBe(200);
    expect((await eva.get('/de/pageeditor-api/user')).statusCode).toBe(401);
    expect(await login('editor@example.org', EDITOR.password)).toBe(401);
    expect(await login('editor@example.org', PASSWORD)).toBe(200);
    expect((await site.db.select().from(mails)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Ihr Passwort wurde geändert/),
    );
  });

  test('a link that waits ends with a change of the password, and the owner is mailed', async () => {
    const eva = await staff(site, 'editor');
    await ask('editor@example.org');
    const { token } = await lastLink(site);
    const change = { old_password: EDITOR.password, new_password: PASSWORD };
    expect((await eva.write('POST', '/api/user-password/', change, { 'accept-language': 'cs' })).statusCode).toBe(200);
    expect((await choose(token, 'another password of hers')).statusCode).toBe(404);
    expect(await login('editor@example.org', PASSWORD)).toBe(200);
    expect(
      (await site.db.select().from(mails)).map(({ recipient, lang, subject }) => [recipient, lang, subject]),
    ).toEqual([
      ['editor@example.org', 'en', expect.stringMatching(/^New password/)],
      ['editor@example.org', 'cs', expect.stringMatching(/^Vaše heslo bylo změněno/)],
    ]);
  });

  test('of two links only the newest is good, and that once', async () => {
    await staff(site, 'editor');
    await ask('editor@example.org');
    const first = await lastLink(site);
    site.setNow(NOON + 600_000);
    await ask('editor@example.org');
    const second = await lastLink(site);
    expect(second.token).not.toBe(first.token);
    expect((await choose(first.token)).statusCode).toBe(404);
    expect((await choose(second.token)).statusCode).toBe(200);
    expect((await choose(second.token, 'another password of hers')).statusCode).toBe(404);
    expect(await login('editor@example.org', PASSWORD)).toBe(200);
  });

  test('it is answered the same for nobody, and for an account that is shut', async () => {
    const [admin, eva] = [await staff(site, 'administrator'), await staff(site, 'editor')];
    await admin.write('PATCH', `/api/users/${eva.id}/`, { is_active: false });
    for (const email of ['nobody@example.org', 'editor@example.org'])
      expect([(await ask(email)).statusCode, (await ask(email)).json()]).toEqual([200, {}]);
    expect(await site.db.$count(mails)).toBe(0);
  });

  test('the link leads to this site, whatever host the request claims', async () => {
    await staff(site, 'editor');
    await ask('editor@example.org', stranger(site), { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect((await lastLink(site)).page).toBe('https://www.example.org/en/user/password');
  });

  test('nobody is sent one mail after the other, and one address may ask five times', async () => {
    await staff(site, 'editor');
    const here = stranger(site);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask('editor@example.org', here)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await site.db.$count(mails)).toBe(1);
    site.setNow(NOON + 6 * 60_000);
    await ask('editor@example.org');
    expect(await site.db.$count(mails)).toBe(2);
  });

  test('an invited user need not wait for the invitation’s end to get another link', async () => {
    const admin = await staff(site, 'administrator');
    const invited = { email: 'eva@example.org', first_name: 'Eva', last_name: 'Nová', role: 'programme' };
    expect((await admin.write('POST', '/cs/api/users/', invited)).statusCode).toBe(201);
    const { recipient = '' } = await lastLink(site);
    await ask(recipient);
    expect(await site.db.$count(mails)).toBe(1);
    site.setNow(NOON + 6 * 60_000);
    await ask(recipient);
    expect(await site.db.$count(mails)).toBe(2);
  });

  test('a house without SITE_ORIGIN sends none', async () => {
    const bare = await createTestApp({ siteOrigins: [] });
    const answer = await stranger(bare).write('POST', '/de/api/user-password/link/', { email: 'a@example.org' });
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
    await bare.close();
  });
});
