import { eq } from 'drizzle-orm';
import { articles, venues } from '../../../engines/records/tables';
import { documents } from '../../../platform/db/tables';
import { addPicture } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { staff } from '../../users/testing/staff';

const PATH = '/api/house/settings/';
interface Answer {
  readonly version: string;
  readonly values: Readonly<Record<string, unknown>>;
}

let site: TestApp;
let admin: Awaited<ReturnType<typeof staff>>;
describe('edit settings', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    admin = await staff(site, 'administrator');
  });
  afterAll(() => site.close());

  const put = (value: unknown) => site.db.insert(documents).values({ name: 'settings', value });
  const stored = async () =>
    (await site.db.select().from(documents).where(eq(documents.name, 'settings')))[0]?.value as Record<string, unknown>;
  const read = async (by = admin) => (await by.get(PATH)).json<Answer>();
  const change = async (values: object, by = admin) =>
    by.write('PATCH', PATH, values, { 'if-match': `"${(await read(by)).version}"` });
  const shown = async () => (await site.visitor().get('/en/pageeditor-api/settings')).json<Record<string, unknown>>();

  test('a change is shown at once, names the changed tags, and keeps the settings that no form has', async () => {
    const rest = { noindex_locales: ['cs'] };
    await put({
      ...rest,
      product: { de: 'Haus' },
      design: { menu: { style1: 'left' }, header: { logoLink: '/logo', favoritesLink: '' } },
    });
    const answer = await change({
      product: { de: 'Salzhof', en: 'Salt Court' },
      is_site_online: false,
      design: { eventStyle: 2, teamAccordion: true, header: { logoLink: { de: '/de' }, basketLink: '/webshop/cart' } },
    });
    expect([answer.statusCode, answer.headers['x-purge-tags']]).toEqual([200, 'settings']);
    expect(answer.headers['etag']).toBe(`"${answer.json<Answer>().version}"`);
    expect(await shown()).toMatchObject({
      product: 'Salt Court',
      is_site_online: false,
      design: {
        eventStyle: 2,
        teamAccordion: true,
        menu: { style1: 'left' },
        header: { logoLink: '/de', basketLink: '/webshop/cart', favoritesLink: '' },
      },
    });
    expect(await stored()).toMatchObject(rest);
    expect(answer.json()).toEqual(await read());
    const [entry] = (await admin.get('/api/audit/')).json<{ results: object[] }>().results;
    expect(entry).toMatchObject({
      subject: 'settings',
      action: 'change',
      before: { product: { de: 'Haus' } },
      after: { product: { de: 'Salzhof', en: 'Salt Court' }, is_site_online: false },
    });
  });

  test('a text of an older import is the German one, and null removes a value', async () => {
    await put({ product: { de: 'Haus' }, design: { header: { logoLink: '/logo' } } });
    expect((await read()).values).toEqual({
      product: { de: 'Haus' },
      design: { header: { logoLink: { de: '/logo' } } },
      favourites_link: '/en',
    });
    await change({ product: null, design: null });
    expect(await stored()).toEqual({ design: { header: {}, footer: {} } });
  });

  test('a change of nothing purges nothing, and is not noted', async () => {
    await put({ product: { de: 'Haus' } });
    expect((await change({ product: { de: 'Haus' } })).headers).not.toHaveProperty('x-purge-tags');
    expect((await admin.get('/api/audit/')).json()).toMatchObject({ count: 0 });
  });

  test('a write names the version that it is based on, and comes from the site', async () => {
    const { version } = await read();
    expect((await admin.write('PATCH', PATH, { is_shop_online: false })).statusCode).toBe(428);
    expect((await change({ is_shop_online: false })).statusCode).toBe(200);
    const late = await admin.write('PATCH', PATH, { is_shop_online: true }, { 'if-match': `"${version}"` });
    expect([late.statusCode, (await stored())['is_shop_online']]).toEqual([412, false]);
    const latest = (await read()).version;
    const foreign = await admin.send({
      method: 'PATCH',
      url: PATH,
      payload: { is_shop_online: true },
      headers: { 'if-match': `"${latest}"` },
    });
    expect(foreign.statusCode).toBe(403);
  });

  test.each([
    [{ colour: 'red' }, 'colour'],
    [{ is_site_online: 'yes' }, 'is_site_online'],
    [{ description: { de: 'x'.repeat(200_001) } }, 'description.de'],
    [{ design: { header: { easyLanguageLink: { cs: 'javascript:alert(1)' } } } }, 'design.header.easyLanguageLink.cs'],
    [{ design: { header: { colour: 'red' } } }, 'design.header.colour'],
    [{ design: { eventStyle: 4 } }, 'design.eventStyle'],
    [{ design: { footer: { whistleblowerUrl: '/hinweise' } } }, 'design.footer.whistleblowerUrl'],
    [{ share_image: 'none.jpg' }, 'share_image'],
    [{ articles_teaser: 'none' }, 'articles_teaser'],
  ])('what is wrong is refused by its field: %j', async (values, field) => {
    const answer = await change(values);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', field }]);
    expect(await site.db.$count(documents)).toBe(0);
  });

  test('a notice with another text is a new one, also for visitors who have closed it', async () => {
    const item = (key: string, de: string) => ({ key, title: { de } });
    const ids = async () => (await stored())['breaking_news'] as { id: number }[];
    await change({ breaking_news: [item('a', 'Sturm'), item('b', 'Bar offen')] });
    expect((await ids()).map(({ id }) => id)).toEqual([1, 2]);
    await change({ breaking_news: [item('b', 'Bar offen'), item('a', 'Sturm vorbei')] });
    expect((await ids()).map(({ id }) => id)).toEqual([2, 3]);
    const news = (await site.visitor().get('/de/api/breaking-news/')).json<object[]>();
    expect(news).toMatchObject([
      { id: 2, title: 'Bar offen' },
      { id: 3, title: 'Sturm vorbei' },
    ]);
  });

  test('the hours of the week have a flag for each day in the form, and numbers in packs', async () => {
    await site.db.insert(venues).values({ key: 'haus', name: 'Haus', title: { de: 'Haus' } });
    await put({ opening_hours: [{ venue: 'Haus', weekdays: [2, 7], time_from: '10:00', time_to: '18:00' }] });
    const [hours] = (await read()).values['opening_hours'] as { days: object }[];
    expect(hours).toMatchObject({ venue: 'Haus', days: { monday: false, tuesday: true, sunday: true } });
    const entry = { ...hours, key: 'a' };
    const closed = { ...entry, days: { ...hours?.days, tuesday: false, sunday: false } };
    expect((await change({ opening_hours: [closed] })).json()).toMatchObject({ field: 'opening_hours[0]' });
    await change({ opening_hours: [{ ...entry, days: { ...hours?.days, sunday: false, wednesday: true } }] });
    expect((await stored())['opening_hours']).toEqual([
      { key: 'a', venue: 'Haus', weekdays: [2, 3], time_from: '10:00', time_to: '18:00' },
    ]);
    const week = (await site.visitor().get('/de/api/opening-hours/')).json<{ week: object[][] }[]>()[0]?.week;
    expect(week?.map((day) => day.length)).toEqual([0, 1, 1, 0, 0, 0, 0]);
  });

  test('a day with other hours is that of a place that is there', async () => {
    await site.db.insert(venues).values({ key: 'haus', name: 'Haus', title: { de: 'Haus' } });
    const day = { key: 'a', date: '2026-12-24', venue: 'Haus' };
    const wrong = async (values: object) =>
      (await change({ opening_hours_exceptions: [{ ...day, ...values }] })).json<{ field: string }>().field;
    expect(await wrong({ closed: true, venue: 'Nirgends' })).toBe('opening_hours_exceptions[0].venue');
    expect(await wrong({ closed: true, date: 'Heiligabend' })).toBe('opening_hours_exceptions[0].date');
    expect(await wrong({ time_from: '10:00' })).toBe('opening_hours_exceptions[0]');
    const answer = await change({ opening_hours_exceptions: [{ ...day, closed: true }] });
    expect([answer.statusCode, (await stored())['opening_hours_exceptions']]).toMatchObject([200, [day]]);
  });

  test('a picture and an article that are there are taken', async () => {
    await addPicture(site.db, 'haus.jpg');
    await site.db.insert(articles).values({ key: 'neu', title: { de: 'Neu' } });
    expect((await change({ share_image: 'haus.jpg', articles_teaser: 'neu' })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ share_image: expect.stringMatching(/^\/media\//) as string });
  });

  test('publishers change texts; operating settings, and code in them, they neither see nor write', async () => {
    await put({
      product: { de: 'Haus' },
      is_site_online: true,
      html_header: { code: '<meta name="a" content="b" />' },
    });
    const publisher = await staff(site, 'publisher');
    expect((await read(publisher)).values).toEqual({ product: { de: 'Haus' } });
    expect((await change({ description: { de: 'Museum' } }, publisher)).json()).toMatchObject({
      values: { description: { de: 'Museum' } },
    });
    for (const [name, value] of Object.entries({ html_header: { code: '<script></script>' }, is_site_online: false })) {
      const refused = await change({ [name]: value }, publisher);
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'forbidden', field: name }]);
    }
    expect(await stored()).toMatchObject({
      is_site_online: true,
      html_header: { code: '<meta name="a" content="b" />' },
    });
  });

  test('administrators name the hosts that code in the head may contact', async () => {
    const hosts = [{ host: 'stats.example.org' }];
    expect((await change({ html_header: { code: '', hosts } })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ html_header: { hosts: ['stats.example.org'] } });
    const refused = await change({ html_header: { code: '', hosts: [{ host: 'https://stats.example.org/x' }] } });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'html_header.hosts[0].host' }]);
  });

  test('code is sanitised as that of an import is', async () => {
    await change({
      html_header: { code: '<p>a</p><script>go()</script>' },
      html_footer_top: { code: '<p>b</p><script>go()</script>' },
    });
    expect(await stored()).toEqual({
      html_header: { code: '<script>go()</script>' },
      html_footer_top: { code: '<p>b</p>' },
    });
  });
});
