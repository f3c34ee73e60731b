import { documents } from '../../../platform/db/tables';
import { pages } from '../../../engines/records/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';

// Statements that this file shows:
// - docs/behaviour/frame.md#menu

let site: TestApp;
describe('with pages', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const addPage = (key: string, path: string, more: object) =>
    site.db.insert(pages).values({ key, title: { de: key }, path: { de: path }, ...more });
  const entry = (name: string, url: string, children: object[] = []) => ({
    menu_name: { de: name },
    url: { de: url },
    children,
  });
  const put = (value: object) => site.db.insert(documents).values({ name: 'navigation', value });

  interface Entry {
    readonly menu_name: string;
    readonly url: string;
    readonly children: readonly Entry[];
  }
  /** Menu and footer as lines: a level each two blanks. */
  async function shown() {
    const { navigation } = (await site.visitor().get('/de/pageeditor-api/nav')).json<{
      navigation: { menu: Entry[]; footer: { title: string; url: string }[] };
    }>();
    const lines = (items: readonly Entry[], indent = ''): string[] =>
      items.flatMap(({ menu_name: name, url, children }) => [
        `${indent}${name} ${url}`,
        ...lines(children, `${indent}  `),
      ]);
    return { menu: lines(navigation.menu), footer: navigation.footer.map(({ title, url }) => `${title} ${url}`) };
  }

  describe('a page with in_menu or in_footer', () => {
    it('stands below the page above it, or at the end', async () => {
      await put({
        menu: [entry('Besuch', '/de/besuch/')],
        footer: [{ title: { de: 'Team' }, url: { de: '/de/team' } }],
      });
      await addPage('Presse', '/de/presse', { inFooter: true });
      await addPage('Impressum', '/de/impressum', { inFooter: true });
      await addPage('Anfahrt', '/de/besuch/anfahrt', { inMenu: true, position: 2 });
      await addPage('Verein', '/de/verein', { inMenu: true, position: 1 });
      await addPage('Satzung', '/de/verein/satzung', { inMenu: true });
      expect(await shown()).toEqual({
        menu: [
          'Besuch /de/besuch/',
          '  Anfahrt /de/besuch/anfahrt',
          'Verein /de/verein',
          '  Satzung /de/verein/satzung',
        ],
        footer: ['Team /de/team', 'Presse /de/presse'],
      });
    });

    it('has no second entry, and none while visitors cannot open it', async () => {
      await put({
        menu: [entry('Haus', '', [entry('Hinkommen', '/de/besuch?a=1#weg')])],
        footer: [{ title: { de: 'Anfahrt' }, url: '/de/besuch' }],
      });
      await addPage('Besuch', '/de/besuch', { inMenu: true, inFooter: true });
      await addPage('Entwurf', '/de/entwurf', { inMenu: true, inFooter: true, isOnline: false });
      expect(await shown()).toEqual({
        menu: ['Haus ', '  Hinkommen /de/besuch?a=1#weg'],
        footer: ['Anfahrt /de/besuch'],
      });
    });

    it('stands at the end where the menu has no level left', async () => {
      await put({ menu: [entry('a', '/de/a', [entry('b', '/de/a/b', [entry('c', '/de/a/b/c')])])] });
      await addPage('d', '/de/a/b/c/d', { inMenu: true });
      expect((await shown()).menu).toEqual(['a /de/a', '  b /de/a/b', '    c /de/a/b/c', 'd /de/a/b/c/d']);
    });
  });

  test('a page that is not clickable has an entry without a link in the menu, and none in the footer', async () => {
    await put({ menu: [entry('Besuch', '/de/besuch')], footer: [{ title: { de: 'Besuch' }, url: '/de/besuch' }] });
    await addPage('Besuch', '/de/besuch', { isClickable: false });
    await addPage('Haus', '/de/haus', { isClickable: false, inMenu: true });
    expect(await shown()).toEqual({ menu: ['Besuch ', 'Haus '], footer: [] });
  });
});
