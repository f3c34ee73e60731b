import { documents } from '../../../platform/db/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { staff } from '../../users/testing/staff';

const PATH = '/api/house/navigation/';
const visit = { menu_name: { de: 'Besuch' }, url: { de: '/de/besuch' }, children: [], has_tab_navigation: false };
const press = { title: { de: 'Presse' }, url: { de: 'https://presse.example' } };

let site: TestApp;
let publisher: Awaited<ReturnType<typeof staff>>;
describe('edit navigation', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    await site.db.insert(documents).values({ name: 'navigation', value: { menu: [visit], footer: [press] } });
    publisher = await staff(site, 'publisher');
  });
  afterAll(() => site.close());

  const read = async () => (await publisher.get(PATH)).json<{ version: string; values: object }>();
  const change = async (values: object) =>
    publisher.write('PATCH', PATH, values, { 'if-match': `"${(await read()).version}"` });
  const menu = async () =>
    (await site.visitor().get('/de/pageeditor-api/nav')).json<{ navigation: { menu: object[]; footer: object[] } }>()
      .navigation;

  test('the menu is written as a whole, is shown at once, and names the changed tags', async () => {
    const there = { ...visit, menu_name: { de: 'Anreise', cs: 'Jak k nám' }, has_tab_navigation: true };
    const answer = await change({ menu: [{ ...visit, children: [there] }, visit] });
    expect([answer.statusCode, answer.headers['x-purge-tags']]).toEqual([200, 'nav']);
    expect(answer.json()).toEqual(await read());
    const { menu: shown, footer } = await menu();
    expect(shown).toMatchObject([
      { menu_name: 'Besuch', children: [{ menu_name: 'Anreise', url: '/de/besuch', has_tab_navigation: true }] },
      { menu_name: 'Besuch', children: [] },
    ]);
    expect(footer).toMatchObject([{ title: 'Presse' }]);
    const admin = await staff(site, 'administrator');
    expect((await admin.get('/api/audit/?subject=navigation')).json()).toMatchObject({ count: 1 });
  });

  test('a write without a change purges nothing', async () => {
    expect((await change({ menu: [visit], footer: [press] })).headers).not.toHaveProperty('x-purge-tags');
  });

  test('a write names the version that it is based on', async () => {
    const { version } = await read();
    expect((await publisher.write('PATCH', PATH, { footer: [] })).statusCode).toBe(428);
    expect((await change({ footer: [] })).statusCode).toBe(200);
    const late = await publisher.write('PATCH', PATH, { footer: [press] }, { 'if-match': `"${version}"` });
    expect([late.statusCode, (await menu()).footer]).toEqual([412, []]);
  });

  test.each([
    [{ menu: [{ url: { de: '/de' } }] }, 'menu[0].menu_name'],
    [
      { menu: [visit, { ...visit, children: [{ ...visit, url: { en: 'javascript:x' } }] }] },
      'menu[1].children[0].url.en',
    ],
    [{ footer: [{ ...press, url: { de: 'presse' } }] }, 'footer[0].url.de'],
    [{ sidebar: [] }, 'sidebar'],
  ])('what is wrong is refused by its field: %j', async (values, field) => {
    const answer = await change(values);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', field }]);
    expect((await menu()).menu).toHaveLength(1);
  });
});
