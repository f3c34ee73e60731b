import { FORM_FIELD_TYPES as TYPES } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/auth/user-tables';
import { documents } from '../../../platform/db/tables';
import { formEntries } from '../tables';
import { forms } from '../../../engines/records/tables';
import { mails } from '../../../engines/mail/tables';
import { addEditor } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { storedField } from './testing/stored-field';

let site: TestApp;
describe('entry mails', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(() => site.reset());

  const FIELDS = [
    storedField('name', TYPES.text, { label: { de: 'Ihr Name' } }),
    storedField('email', TYPES.email, { label: { de: 'E-Mail' } }),
    storedField('topics', TYPES.checkboxes, { choices: [{ value: 'a', label: { de: 'Führungen' } }] }),
    storedField('consent', TYPES.checkbox),
  ];
  const openForm = async (email: string) => {
    await site.db.insert(documents).values({ name: 'settings', value: { product: { de: 'Salzhof', cs: 'Solnice' } } });
    await site.db.insert(forms).values({ key: 'k', title: { de: 'Anfrage', cs: 'Dotaz' }, email, fields: FIELDS });
  };
  let address = 0;
  const send = (values: object, lang = 'cs') =>
    site
      .visitor({ 'x-forwarded-for': `192.0.2.${(address += 1)}` })
      .write('POST', `/${lang}/api/forms-entries/`, { form: 1, field_values: values });
  const sent = () => site.db.select().from(mails).orderBy(mails.id);

  test('an entry is mailed to the staff whole, and its sender is notified in their language', async () => {
    await openForm('haus@example.org');
    const values = { name: 'Jiří', email: 'jiri@example.org', topics: ['a'], consent: true };
    expect((await send(values)).statusCode).toBe(200);
    const [house, sender] = await sent();
    expect(house).toMatchObject({ recipient: 'haus@example.org', replyTo: 'jiri@example.org', lang: 'de' });
    expect(house?.subject).toBe('Neue Nachricht: Anfrage');
    expect(house?.text).toContain('Ihr Name: Jiří\nE-Mail: jiri@example.org\ntopics: Führungen\nconsent: ja');
    expect(sender).toMatchObject({
      recipient: 'jiri@example.org',
      replyTo: 'haus@example.org',
      lang: 'cs',
      state: 'waiting',
    });
    expect(sender?.subject).toBe('Vaše zpráva dorazila: Dotaz');
    expect(sender?.text).toContain('Solnice');
    // A stranger’s address may have been typed: nothing that somebody else has written goes there.
    expect(sender?.text).not.toContain('Jiří');
  });

  test('an entry is mailed to the staff in the language of the setting', async () => {
    await openForm('haus@example.org');
    await site.db.update(documents).set({ value: { staff_language: 'cs' } });
    expect((await send({ name: 'Anna', email: 'anna@example.org', consent: true }, 'de')).statusCode).toBe(200);
    const [house] = await sent();
    expect(house).toMatchObject({ recipient: 'haus@example.org', lang: 'cs', subject: 'Nová zpráva: Dotaz' });
    expect(house?.text).toContain('consent: ano');
  });

  test('an entry is mailed to the owner of an account in their own language', async () => {
    const id = await addEditor(site.db, 'editor', 'eva@example.org');
    await site.db.update(users).set({ language: 'cs' }).where(eq(users.id, id));
    await openForm('Eva@example.org');
    expect((await send({ name: 'Anna', email: 'anna@example.org', consent: true }, 'de')).statusCode).toBe(200);
    const [house] = await sent();
    expect(house).toMatchObject({ recipient: 'Eva@example.org', lang: 'cs', subject: 'Nová zpráva: Dotaz' });
  });

  test('a name with a link or a line of its own is in no mail as one', async () => {
    await openForm('haus@example.org');
    const name = 'Sie haben gewonnen: https://evil.example/x www.evil.example\nE-Mail: evil@evil.example';
    expect((await send({ name, email: 'jiri@example.org' })).statusCode).toBe(200);
    const [house, sender] = await sent();
    expect(house?.text).toContain(
      'Ihr Name: Sie haben gewonnen: https: //evil.example/x www. evil.example E-Mail: evil@evil.example\nE-Mail: jiri@example.org',
    );
    for (const mail of [house, sender]) expect(`${mail?.text} ${mail?.html}`).not.toMatch(/https?:\/\/evil|www\.evil/i);
    expect(`${sender?.subject} ${sender?.text}`).not.toMatch(/evil|gewonnen/);
    const [entry] = await site.db.select().from(formEntries);
    expect(entry?.values).toMatchObject({ name });
  });

  test('a form that nobody answers sends nothing to the house, an entry without an address nothing to its sender', async () => {
    await openForm('');
    await send({ name: 'Anna', email: 'anna@example.org' });
    expect((await sent()).map(({ recipient }) => recipient)).toEqual(['anna@example.org']);
    await send({ name: 'Anna' });
    expect(await sent()).toHaveLength(1);
  });

  test('a refused entry sends nothing', async () => {
    await openForm('haus@example.org');
    expect((await send({ name: 'Anna', email: 'anna' })).statusCode).toBe(400);
    expect([await sent(), await site.db.select().from(formEntries)]).toEqual([[], []]);
  });
});
