import { mails } from '../../engines/mail/tables';
import { documents } from '../../platform/db/tables';
import { passwordLinks } from './tables';
import { EDITOR } from '../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import { lastLink, staff, stranger } from './testing/staff';

const DAY = 24 * 3600 * 1000;
const PASSWORD = 'a password of her own';
const EVA = { email: 'Eva@example.org', first_name: 'Eva', last_name: 'Nová', role: 'programme' };

let site: TestApp;
describe('users', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  type Person = Awaited<ReturnType<typeof staff>>;
  const invite = (admin: Person, body: object = EVA) => admin.write('POST', '/cs/api/users/', body);
  const choose = (token: string, new_password = PASSWORD) =>
    stranger(site).write('POST', '/api/user-password/choice/', { token, new_password });
  const change = (admin: Person, id: number, body: object) => admin.write('PATCH', `/api/users/${id}/`, body);
  const isIn = async (person: Pick<Person, 'get'>) => (await person.get('/de/pageeditor-api/user')).statusCode === 200;
  const login = async (email: string, password: string) => (await stranger(site).login(email, password)).statusCode;

  describe('an invitation', () => {
    test('is a link by mail, in the language that was chosen, by which a password is chosen once', async () => {
      const admin = await staff(site, 'administrator');
      const made = await invite(admin, { ...EVA, language: 'cs' });
      expect([made.statusCode, made.json()]).toMatchObject([
        201,
        {
          email: 'eva@example.org',
          role: 'programme',
          language: 'cs',
          is_invited: true,
          is_active: true,
          has_second_factor: false,
        },
      ]);
      const link = await lastLink(site);
      expect(link).toMatchObject({
        recipient: 'eva@example.org',
        lang: 'cs',
        page: 'https://www.example.org/cs/user/password',
      });
      expect(await login('eva@example.org', '')).toBe(400);
      expect(await login('eva@example.org', PASSWORD)).toBe(401);
      expect((await choose(link.token)).json()).toEqual({ email: 'eva@example.org' });
      expect(await login('eva@example.org', PASSWORD)).toBe(200);
      expect((await choose(link.token, 'somebody else’s password')).statusCode).toBe(404);
      expect(await login('eva@example.org', PASSWORD)).toBe(200);
    });

    test('is in the language of the staff without a choice', async () => {
      const admin = await staff(site, 'administrator');
      expect((await invite(admin)).json()).toMatchObject({ language: 'de' });
      expect(await lastLink(site)).toMatchObject({ lang: 'de', page: 'https://www.example.org/de/user/password' });
      await site.db.insert(documents).values({ name: 'settings', value: { staff_language: 'en' } });
      expect((await invite(admin, { ...EVA, email: 'ada@example.org' })).json()).toMatchObject({ language: 'en' });
      expect(await lastLink(site)).toMatchObject({ lang: 'en', page: 'https://www.example.org/en/user/password' });
    });

    test('ends after a week, and another one takes its place', async () => {
      const admin = await staff(site, 'administrator');
      const { id } = (await invite(admin)).json<{ id: number }>();
      const first = await lastLink(site);
      expect((await admin.write('POST', `/de/api/users/${id}/password-link/`)).statusCode).toBe(200);
      const second = await lastLink(site);
      expect(second.lang).toBe('de');
      expect((await choose(first.token)).statusCode).toBe(404);
      site.setNow(NOON + 7 * DAY);
      expect((await choose(second.token)).statusCode).toBe(404);
      site.setNow(NOON + 7 * DAY - 1000);
      expect((await choose(second.token)).statusCode).toBe(200);
    });

    test('is a link to pass on where the site sends no mails; that of an account in use is given to nobody', async () => {
      const admin = await staff(site, 'administrator');
      const made = (await invite(admin)).json<{ id: number; is_mailed: boolean; link: string }>();
      expect(made).toMatchObject({ is_mailed: false, link: expect.stringMatching(/^https:.*\/de\/user\/password#/) });
      const again = async () => (await admin.write('POST', `/de/api/users/${made.id}/password-link/`)).json<object>();
      const second = (await again()) as { link: string };
      expect((await choose(made.link.split('#')[1] ?? '')).statusCode).toBe(404);
      expect((await choose(second.link.split('#')[1] ?? '')).statusCode).toBe(200);
      expect(await again()).toEqual({ is_mailed: false, link: null });
    });

    test('goes by mail alone where the site sends mails', async () => {
      const mailing = await createTestApp({ mailServer: { url: 'smtp://127.0.0.1:1', from: 'haus@example.org' } });
      try {
        const admin = await staff(mailing, 'administrator');
        expect((await invite(admin)).json()).toMatchObject({ is_mailed: true, link: null });
      } finally {
        await mailing.close();
      }
    });

    test.each([
      [{ ...EVA, email: 'eva' }, 400, 'email'],
      [{ ...EVA, role: 'customer' }, 400, 'role'],
      [{ ...EVA, language: 'fr' }, 400, 'language'],
      [{ ...EVA, email: 'ADMINISTRATOR@example.org' }, 409, 'email'],
    ])('%j is refused', async (body, status, field) => {
      const admin = await staff(site, 'administrator');
      const answer = await invite(admin, body);
      expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
      expect(await site.db.$count(mails)).toBe(0);
    });

    test('keeps nothing that would open the account', async () => {
      await invite(await staff(site, 'administrator'));
      const { token } = await lastLink(site);
      expect((await site.db.select().from(passwordLinks)).map(({ tokenHash }) => tokenHash)).not.toContain(token);
    });
  });

  describe('the language of an account', () => {
    const detailsOf = async (person: Person) => (await person.get('/de/api/user-details/')).json<object>();
    const chooseOwn = (person: Pick<Person, 'write'>, language: string) =>
      person.write('PATCH', '/api/user-language/', { language });

    test('is chosen by its owner, counts at once, and is in the audit log', async () => {
      const eva = await staff(site, 'editor');
      expect(await detailsOf(eva)).toMatchObject({ language: '' });
      expect((await chooseOwn(eva, 'cs')).statusCode).toBe(200);
      expect(await detailsOf(eva)).toMatchObject({ language: 'cs' });
      const refused = await chooseOwn(eva, 'fr');
      expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, 'language']);
      expect((await chooseOwn(stranger(site), 'cs')).statusCode).toBe(401);
      const log = await (await staff(site, 'administrator')).get('/api/audit/?subject=users');
      expect(log.json<{ results: object[] }>().results).toMatchObject([
        { who: 'editor@example.org', before: { language: null }, after: { language: 'cs' } },
      ]);
    });

    test('is changed by administrators, and by nobody else', async () => {
      const [admin, eva] = [await staff(site, 'administrator'), await staff(site, 'editor')];
      expect((await change(admin, eva.id, { language: 'en' })).json()).toMatchObject({ language: 'en' });
      expect(await detailsOf(eva)).toMatchObject({ language: 'en' });
      expect((await change(eva, admin.id, { language: 'en' })).statusCode).toBe(403);
    });

    test('is that of all mails to its owner, whatever page they were caused from', async () => {
      const [admin, eva] = [await staff(site, 'administrator'), await staff(site, 'editor')];
      await chooseOwn(eva, 'cs');
      await admin.write('POST', `/de/api/users/${eva.id}/password-link/`);
      expect(await lastLink(site)).toMatchObject({ lang: 'cs', page: 'https://www.example.org/cs/user/password' });
      site.setNow(NOON + DAY / 2);
      await stranger(site).write('POST', '/de/api/user-password/link/', { email: 'editor@example.org' });
      const link = await lastLink(site);
      expect(link).toMatchObject({ lang: 'cs', page: 'https://www.example.org/cs/user/password' });
      expect((await choose(link.token)).statusCode).toBe(200);
      expect((await site.db.select().from(mails)).map(({ recipient, lang }) => [recipient, lang])).toEqual([
        ['editor@example.org', 'cs'],
        ['editor@example.org', 'cs'],
        ['editor@example.org', 'cs'],
      ]);
    });
  });

  describe('a change', () => {
    test('of a role counts at once', async () => {
      const [admin, eva] = [await staff(site, 'administrator'), await staff(site, 'editor')];
      expect((await eva.get('/api/audit/')).statusCode).toBe(403);
      expect((await change(admin, eva.id, { role: 'administrator' })).json()).toMatchObject({ role: 'administrator' });
      expect((await eva.get('/api/audit/')).statusCode).toBe(200);
    });

    test('that shuts an account ends its sessions; opened again it may log in', async () => {
      const [admin, eva] = [await staff(site, 'administrator'), await staff(site, 'editor')];
      expect((await change(admin, eva.id, { is_active: false })).json()).toMatchObject({
        is_active: false,
        sessions: 0,
      });
      expect(await isIn(eva)).toBe(false);
      expect(await login('editor@example.org', EDITOR.password)).toBe(401);
      expect((await admin.write('POST', `/de/api/users/${eva.id}/password-link/`)).statusCode).toBe(409);
      await change(admin, eva.id, { is_active: true });
      expect(await login('editor@example.org', EDITOR.password)).toBe(200);
    });

    test.each([{ role: 'publisher' }, { is_active: false }])('never takes the last administrator: %j', async (body) => {
      const admin = await staff(site, 'administrator');
      // An invited account does not count.
      await invite(admin, { ...EVA, role: 'administrator' });
      const refused = await change(admin, admin.id, body);
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { field: 'role' }]);
      const other = await staff(site, 'administrator', 'other');
      expect((await change(other, admin.id, body)).statusCode).toBe(200);
    });

    test('of nobody is 404', async () => {
      const admin = await staff(site, 'administrator');
      for (const id of ['0', '999', 'x'])
        expect((await change(admin, id as never, { role: 'shop' })).statusCode).toBe(404);
    });
  });

  test('an administrator logs somebody out everywhere', async () => {
    const [admin, eva] = [await staff(site, 'administrator'), await staff(site, 'editor')];
    const list = (await admin.get('/api/users/')).json<{ email: string; sessions: number }[]>();
    expect(list.map(({ email, sessions }) => [email, sessions])).toEqual([
      ['administrator@example.org', 1],
      ['editor@example.org', 1],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/argon|hash|totp/i);
    expect((await admin.write('DELETE', `/api/users/${eva.id}/sessions/`)).json()).toMatchObject({ sessions: 0 });
    expect([await isIn(eva), await isIn(admin)]).toEqual([false, true]);
  });

  describe('one’s own sessions', () => {
    test('are listed, and ended one by one', async () => {
      const eva = await staff(site, 'editor');
      const phone = stranger(site, { 'user-agent': 'Phone 1.0' });
      await phone.login('editor@example.org', EDITOR.password);
      const list = (await eva.get('/api/user-sessions/')).json<{ id: number; browser: string; is_this: boolean }[]>();
      expect(list.map(({ browser, is_this }) => [browser, is_this])).toEqual([
        ['Phone 1.0', false],
        [expect.any(String), true],
      ]);
      expect((await eva.write('DELETE', `/api/user-sessions/${list[0]?.id}/`)).statusCode).toBe(200);
      expect([await isIn(eva), await isIn(phone)]).toEqual([true, false]);
    });

    test('are nobody else’s to end', async () => {
      const [eva, other] = [await staff(site, 'editor'), await staff(site, 'administrator')];
      const [own] = (await eva.get('/api/user-sessions/')).json<{ id: number }[]>();
      expect((await other.write('DELETE', `/api/user-sessions/${own?.id}/`)).statusCode).toBe(404);
      expect(await isIn(eva)).toBe(true);
    });
  });
});
