import type { AnswerOf } from '@vestibule/contracts';
import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { eq } from 'drizzle-orm';
import { storeBroken } from '../links/store-broken';
import { formEntries } from '../site/tables';
import { forms, pages, recordPlans, redirects } from '../../engines/records/tables';
import { drafting } from '../../engines/records/testing/drafting';
import { errorLog } from '../../platform/error-log/tables';
import { media } from '../../engines/media/tables';
import { addEditor, addEvent, addPage, addPicture, addSeats, EDITOR } from '../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../testing/visitor';

type Dashboard = AnswerOf<'dashboard'>;

let site: TestApp;
let editor: Visitor;
let address = 0;
describe('dashboard', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  const login = async (role: ReadyRole) => {
    await addEditor(site.db, role);
    editor = site.visitor({ 'x-forwarded-for': `10.0.2.${(address += 1)}` });
    await editor.login(EDITOR.email, EDITOR.password);
  };
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const dashboard = async (lang = 'de') => (await editor.get(`/${lang}/api/dashboard/`)).json<Dashboard>();

  test('an empty house has nothing that waits, and anonymous visitors are not told', async () => {
    await login('publisher');
    const { entries, ...rest } = await dashboard();
    expect(rest).toEqual({
      scheduled: [],
      planned_records: [],
      drafts: [],
      to_review: { count: 0, results: [] },
      returned: { count: 0, results: [] },
      mentions: { count: 0, results: [] },
      translations: [],
      pictures_without_alt: 0,
      dates: [],
      broken_links: { checked_at: null, count: 0, first: [] },
      not_found: { count: 0, first: [] },
    });
    expect(entries?.forms).toEqual([]);
    expect((await site.visitor().get('/de/api/dashboard/')).statusCode).toBe(401);
  });

  test('publications that are planned, until they are there', async () => {
    await login('publisher');
    const page = await addPage(site.db, { de: '/de/besuch', en: '/en/visit' });
    const at = new Date(NOON + 3600_000).toISOString();
    await editor.write('POST', `/en/pageeditor-api/publication/${page}`, { action: 'schedule', at }, ANY_VERSION);
    expect((await dashboard()).scheduled).toMatchObject([{ page, lang: 'en', url: '/en/visit', at }]);
    site.setNow(NOON + 3600_000);
    expect((await dashboard()).scheduled).toEqual([]);
  });

  test('drafts of one’s own, and plans of records, first those that could not be done', async () => {
    await login('publisher');
    const make = async (key: string) => {
      const values = { key, title: { de: key }, is_online: true };
      return (await editor.write('POST', '/api/records/articles/', values)).json<{ id: number }>().id;
    };
    const [first, second] = [await make('Eins'), await make('Zwei')];
    await drafting(editor, 'articles', first).save('draft', { title: { de: 'Entwurf' } });
    await drafting(editor, 'articles', first).change({ action: 'publish', at: '2026-11-23T08:00:00Z' });
    await drafting(editor, 'articles', second).change({ action: 'unpublish', at: '2026-11-22T08:00:00Z' });
    await site.db.update(recordPlans).set({ failure: 'is gone' }).where(eq(recordPlans.recordId, first));
    const { drafts, planned_records: planned } = await dashboard();
    expect(drafts).toEqual([{ kind: 'articles', id: first, title: 'Entwurf', at: new Date(NOON).toISOString() }]);
    expect(planned).toMatchObject([
      { id: first, title: 'Entwurf', action: 'publish', has_failed: true },
      { id: second, title: 'Zwei', action: 'unpublish', at: '2026-11-22T08:00:00.000Z', has_failed: false },
    ]);
    await addEditor(site.db, 'programme', 'other@example.org');
    await editor.login('other@example.org', EDITOR.password);
    expect((await dashboard()).drafts).toEqual([]);
  });

  test('titles that are missing, where visitors would see them', async () => {
    await login('publisher');
    const title = { de: 'Konzert', en: 'Concert' };
    for (const day of [23, 24, 25, 26]) await addEvent(site.db, { title, date_start: `2026-11-${day}T20:00` });
    await addEvent(site.db, { title, date_start: '2026-11-19T20:00' });
    await addEvent(site.db, { title, date_start: '2026-11-24T20:00', isOnline: false });
    await addEvent(site.db, { title: { ...title, cs: 'Koncert' }, date_start: '2026-11-24T20:00' });
    const { translations } = await dashboard('en');
    expect(translations).toEqual([
      { kind: 'events', lang: 'cs', count: 4, first: [1, 2, 3].map((id) => ({ id, title: 'Concert' })) },
    ]);
  });

  test('a page without a title in a language is one too, but not while it is offline', async () => {
    await login('publisher');
    const id = await addPage(site.db, { de: '/de/besuch' });
    await site.db.update(pages).set({ title: { de: 'Besuch' } });
    expect((await dashboard()).translations.map(({ kind, lang, first }) => [kind, lang, first[0]?.id])).toEqual([
      ['pages', 'en', id],
      ['pages', 'cs', id],
    ]);
    await site.db.update(pages).set({ isOnline: false });
    expect((await dashboard()).translations).toEqual([]);
  });

  test('pictures are counted that lack a description in a language', async () => {
    await login('publisher');
    await addPicture(site.db, 'a.jpg');
    expect((await dashboard()).pictures_without_alt).toBe(1);
    await site.db.update(media).set({ alt: { de: 'Orgel', en: 'Organ', cs: 'Varhany' } });
    expect((await dashboard()).pictures_without_alt).toBe(0);
  });

  test('dates with no or few seats left, the next first', async () => {
    await login('shop');
    const seated = async (date_start: string, capacity: number, held: number, status?: 'cancelled') => {
      const id = await addEvent(site.db, { title: { de: 'Konzert' }, date_start, ...(status && { status }) });
      await addSeats(site.db, id, { capacity, held });
      return id;
    };
    const few = await seated('2026-11-25T20:00', 100, 95);
    const soldOut = await seated('2026-11-24T20:00', 80, 80);
    await seated('2026-11-24T20:00', 80, 20);
    await seated('2026-11-24T20:00', 80, 80, 'cancelled');
    await seated('2026-11-20T20:00', 80, 80);
    expect((await dashboard()).dates).toMatchObject([
      { id: soldOut, availability: 'sold_out', left: 0, capacity: 80, start: '2026-11-24T20:00' },
      { id: few, availability: 'few', left: 5, capacity: 100 },
    ]);
  });

  describe('entries of forms', () => {
    const DAY_MS = 24 * 3600_000;
    beforeEach(async () => {
      await site.db.insert(forms).values(['Kontakt', 'Gruppen'].map((de) => ({ key: de, title: { de } })));
      // From yesterday, 23:30 in Berlin, on; the last is eight days old.
      const ages = [0, 12.5 * 3600_000, 6 * DAY_MS, 8 * DAY_MS];
      const instants = ages.map((age) => new Date(NOON - age).toISOString());
      for (const createdAt of instants)
        await site.db.insert(formEntries).values({ formId: 2, lang: 'de', values: {}, createdAt });
    });

    test('of the last seven days of the house, by day and by form', async () => {
      await login('publisher');
      const { entries } = await dashboard();
      expect(entries?.days.map(({ day, count }) => `${day.slice(8)}: ${count}`)).toEqual([
        '15: 1',
        '16: 0',
        '17: 0',
        '18: 0',
        '19: 0',
        '20: 1',
        '21: 1',
      ]);
      expect(entries?.forms).toEqual([{ id: 2, title: 'Gruppen', count: 3 }]);
    });

    test('not for roles that may not read them', async () => {
      await login('editor');
      expect((await dashboard()).entries).toBeNull();
    });
  });

  test('links that lead nowhere, those of most pages first, as the last check found them', async () => {
    const link = (href: string, pages: number, status: number | null = 404) => ({ href, status, page: '/de', pages });
    await storeBroken(site.db, [link('/weg', 1), link('https://gone.example/', 3, null)], NOON);
    await storeBroken(site.db, [link('/neu', 2), link('/weg', 5)], NOON + 24 * 3600_000);
    await login('editor');
    expect((await dashboard()).broken_links).toEqual({
      checked_at: new Date(NOON + 24 * 3600_000).toISOString(),
      count: 2,
      first: [
        { ...link('/weg', 5), since: new Date(NOON).toISOString() },
        { ...link('/neu', 2), since: new Date(NOON + 24 * 3600_000).toISOString() },
      ],
    });
    await storeBroken(site.db, [], NOON + 48 * 3600_000);
    expect((await dashboard()).broken_links).toEqual({
      checked_at: new Date(NOON + 48 * 3600_000).toISOString(),
      count: 0,
      first: [],
    });
  });

  test('addresses that visitors did not find within a week, without queries and those that have a redirect', async () => {
    await login('publisher');
    const day = (days: number) => new Date(NOON - days * 86_400_000).toISOString();
    await site.db.insert(errorLog).values([
      { url: '/de/f%C3%BChrung?name=Anna', createdAt: day(2) },
      { url: '/de/führung/', createdAt: day(1) },
      { url: '/de/alt', createdAt: day(3) },
      { url: '/de/moved', createdAt: day(1) },
      { url: '/de/long-ago', createdAt: day(8) },
    ]);
    await site.db.insert(redirects).values({ oldPath: '/de/moved/', newPath: '/de' });
    expect((await dashboard()).not_found).toEqual({
      count: 2,
      first: [
        { path: '/de/führung', times: 2, last: day(1) },
        { path: '/de/alt', times: 1, last: day(3) },
      ],
    });
  });
});
