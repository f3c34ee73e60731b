import { SITE_TIME_ZONE } from '@vestibule/contracts';
import moment from 'moment-timezone';
import { auditLog } from './tables';
import { rooms } from '../../engines/records/tables';
import { addModule, addPage, addPicture } from '../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import { ANY_VERSION } from '../../testing/visitor';
import { staff } from '../../features/users/testing/staff';
import { expireAudit } from './expire';

let site: TestApp;
let admin: Awaited<ReturnType<typeof staff>>;
describe('audit', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    admin = await staff(site, 'administrator');
  });
  afterAll(() => site.close());

  interface Entry {
    readonly who: string;
    readonly action: string;
    readonly subject: string;
    readonly subject_id: string;
    readonly before: object | null;
    readonly after: object | null;
  }
  const log = async (query = '') =>
    (await admin.get(`/api/audit/${query}`)).json<{ count: number; results: Entry[] }>();
  const hall = { key: 'saal', name: 'Saal', title: { de: 'Saal' }, capacity: 300 };
  const make = async () =>
    (await admin.write('POST', '/api/records/rooms/', hall)).json<{ id: number; version: string }>();

  test('a record: its first values, the changed values, the removed values', async () => {
    const { id, version } = await make();
    const match = (tag: string) => ({ 'if-match': `"${tag}"` });
    const path = `/api/records/rooms/${id}/`;
    const changed = await admin.write('PATCH', path, { capacity: 250 }, match(version));
    await admin.write('DELETE', path, undefined, match(changed.json<{ version: string }>().version));
    const { count, results } = await log();
    expect(count).toBe(3);
    expect(results.map(({ who, subject, subject_id }) => [who, subject, subject_id])).toEqual(
      Array(3).fill(['administrator@example.org', 'rooms', String(id)]),
    );
    const written = { ...hall, own_access: false };
    expect(results.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['remove', { ...written, capacity: 250 }, null],
      ['change', { capacity: 300 }, { capacity: 250 }],
      ['create', null, written],
    ]);
  });

  describe('the title of a subject', () => {
    const titles = async (lang: string) => {
      const { results } = (await admin.get('/api/audit/', { 'accept-language': lang })).json<{
        results: { action: string; title: string }[];
      }>();
      return results.map(({ action, title }) => [action, title]);
    };

    test('stays when the record goes, and is in the language of the reader', async () => {
      const made = await admin.write('POST', '/api/records/rooms/', { ...hall, title: { de: 'Saal', cs: 'Sál' } });
      const { id, version } = made.json<{ id: number; version: string }>();
      await admin.write('DELETE', `/api/records/rooms/${id}/`, undefined, { 'if-match': `"${version}"` });
      expect(await titles('cs')).toEqual([
        ['remove', 'Sál'],
        ['create', 'Sál'],
      ]);
      expect(await titles('en')).toEqual([
        ['remove', 'Saal'],
        ['create', 'Saal'],
      ]);
    });

    test('is the address of an account, also where a write does not know it', async () => {
      await admin.write('PATCH', `/api/users/${admin.id}/`, { first_name: 'Mara' });
      await site.db.insert(auditLog).values({
        at: new Date(NOON + 1000).toISOString(),
        who: '',
        action: 'change',
        subject: 'users',
        subjectId: String(admin.id),
      });
      expect(await titles('de')).toEqual(Array(2).fill(['change', 'administrator@example.org']));
    });
  });

  test('a refused write is not noted, nor is a write without a change', async () => {
    const { id, version } = await make();
    await admin.write('POST', '/api/records/rooms/', hall);
    await admin.write('PATCH', `/api/records/rooms/${id}/`, { capacity: 1 }, { 'if-match': '"old"' });
    await admin.write('PATCH', `/api/records/rooms/${id}/`, { capacity: 300 }, { 'if-match': `"${version}"` });
    expect((await log()).count).toBe(1);
  });

  test('a write whose note cannot be stored does not happen', async () => {
    await site.db.execute('alter table audit_log add constraint none check (false)');
    expect((await admin.write('POST', '/api/records/rooms/', hall)).statusCode).toBe(500);
    expect(await site.db.$count(rooms)).toBe(0);
    await site.db.execute('alter table audit_log drop constraint none');
  });

  test('content of pages and sections, pictures, accounts', async () => {
    await addPicture(site.db, 'a.jpg');
    const pageId = await addPage(site.db, { de: '/de/besuch' });
    const module = await addModule(site.db, 'headline', { pageId, texts: { de: { content: 'Alt' } } });
    await admin.write('PATCH', `/de/pageeditor-api/headline/${module}`, { content: 'Neu' }, ANY_VERSION);
    await admin.write('POST', '/de/pageeditor-api/container/by-slug', { slug: 'hinweise' });
    const { version } = (await admin.get('/api/media/a.jpg/')).json<{ version: string }>();
    await admin.write('PATCH', '/api/media/a.jpg/', { credit: 'Mara' }, { 'if-match': `"${version}"` });
    await admin.write('POST', '/de/api/users/', {
      email: 'eva@example.org',
      first_name: '',
      last_name: '',
      role: 'shop',
    });
    const { results } = await log();
    expect(results.map(({ action, subject, subject_id }) => [action, subject, subject_id])).toEqual([
      ['create', 'users', expect.any(String)],
      ['change', 'media', 'a.jpg'],
      ['create', 'containers', '1'],
      ['change', 'pages', String(pageId)],
    ]);
    expect(results[3]?.after).toMatchObject({ [`headline ${module}`]: { texts: { de: { content: 'Neu' } } } });
    expect(results[1]).toMatchObject({ before: { credit: '' }, after: { credit: 'Mara' } });
  });

  test('nothing in it opens anything', async () => {
    const secretWords = 'a very secret password';
    await admin.write('POST', '/api/user-password/', { old_password: 'wrong', new_password: secretWords });
    await admin.write('POST', '/de/api/users/', {
      email: 'eva@example.org',
      first_name: '',
      last_name: '',
      role: 'shop',
    });
    const text = JSON.stringify(await site.db.select().from(auditLog));
    expect(text).toContain('eva@example.org');
    expect(text).not.toMatch(/argon|hash|secret_|totp|password/i);
    expect(text).not.toContain(secretWords);
  });

  describe('filters', () => {
    beforeEach(async () => {
      await make();
      site.setNow(moment.tz('2026-11-23 00:00', SITE_TIME_ZONE).valueOf());
      // The session of the day before has ended unused.
      admin = await staff(site, 'administrator', 'later');
      const other = await staff(site, 'publisher');
      await other.write('POST', '/api/records/venues/', { key: 'haus', name: 'Haus' });
    });

    test.each([
      ['', 2],
      ['?who=publisher', 1],
      ['?subject=rooms', 1],
      ['?subject=rooms&subject_id=99', 0],
      ['?action=remove', 0],
      ['?from=2026-11-22', 1],
      ['?to=2026-11-22', 1],
      ['?from=2026-11-21&to=2026-11-21', 1],
      ['?from=2026-02-31', 0],
    ])('%s', async (query, count) => expect((await log(query)).count).toBe(count));

    test('pages', async () => {
      const { results, count } = await log('?page=2&page_size=1');
      expect([count, results.map(({ subject }) => subject)]).toEqual([2, ['rooms']]);
    });

    test('a day that is none is refused', async () => {
      expect((await admin.get('/api/audit/?from=gestern')).json()).toMatchObject({ field: 'from' });
    });
  });

  test('notes of two years ago are deleted', async () => {
    await make();
    const days = 24 * 3600 * 1000;
    await expireAudit(site.db, NOON + 730 * days);
    expect((await log()).count).toBe(1);
    await expireAudit(site.db, NOON + 731 * days);
    expect((await log()).count).toBe(0);
  });
});
