import { eq } from 'drizzle-orm';
import { documents } from '../../platform/db/tables';
import { modules, pages } from '../../engines/records/tables';
import { importKit } from './testing/import-kit';

const kit = importKit();
const { load } = kit;

describe('pages', () => {
  const text = (key: string, de: string) => ({ key, model: 'text', content: { de } });
  const page = (more: object = {}) => ({
    key: 'visit',
    parent: 'home',
    slug: { de: 'besuch', en: 'visit' },
    title: { de: 'Besuch' },
    ...more,
  });
  const home = { key: 'home', title: { de: 'Start' } };
  const rowsByKey = async () => new Map((await kit.db.select().from(modules)).map((row) => [row.key, row]));

  test('modules are split by language, sections hold rows', async () => {
    const section = {
      key: 's',
      model: 'section',
      layout: '50-50',
      columns: [
        { children: [text('t', 'Links')] },
        { children: [{ key: 'i', model: 'image', image: 'a.jpg', description: { en: 'A' }, format: 'wide' }] },
      ],
    };
    const teasers = {
      key: 'l',
      model: 'teaser_list',
      items: [{ key: 'one', image: 'a.jpg', online_from: '2026-11-01', headline: { de: 'Eins', en: 'One' } }],
    };
    const list = {
      key: 'e',
      model: 'event_list',
      tag: 'Jazz',
      type: 'Konzert',
      limit: 3,
      headline: { de: 'Demnächst' },
    };
    expect((await load({ pages: [page({ modules: [section, teasers, list] }), home] })).errors).toEqual([]);
    const rows = await rowsByKey();
    expect(rows.get('s')).toMatchObject({ data: { layout: '50-50' }, texts: {}, sectionId: null, position: 0 });
    expect(rows.get('i')).toMatchObject({
      sectionId: rows.get('s')?.id,
      column: 1,
      data: { image: 'a.jpg', format: 'wide' },
      texts: { en: { description: 'A' } },
    });
    expect(rows.get('l')).toMatchObject({
      data: { items: [{ key: 'one', image: 'a.jpg', online_from: '2026-11-01' }] },
      texts: { de: { items: { one: { headline: 'Eins' } } }, en: { items: { one: { headline: 'One' } } } },
    });
    expect(rows.get('e')?.data).toEqual({ limit: 3, tag: expect.any(Number) as number, type: 'konzert' });
    const [visit] = await kit.db.select().from(pages).where(eq(pages.key, 'visit'));
    expect(visit?.path).toEqual({ de: '/de/besuch', en: '/en/visit', cs: '/cs/besuch' });
  });

  test('a second import keeps the ids of modules and drops those that are gone; children follow a new slug', async () => {
    await load({
      pages: [
        home,
        page({ modules: [text('a', 'A'), text('b', 'B')] }),
        { ...page(), key: 'way', parent: 'visit', slug: { de: 'weg' } },
      ],
    });
    const before = await rowsByKey();
    await load({ pages: [page({ slug: { de: 'kommen' }, modules: [text('c', 'C'), text('b', 'B2')] })] });
    const after = await rowsByKey();
    expect([...after.keys()].sort()).toEqual(['b', 'c']);
    expect(after.get('b')).toMatchObject({ id: before.get('b')?.id, position: 1, texts: { de: { content: 'B2' } } });
    const [way] = await kit.db.select().from(pages).where(eq(pages.key, 'way'));
    expect(way?.path.de).toBe('/de/kommen/weg');
  });

  test.each([
    ['an unknown parent', [page({ parent: 'x' })], 'parent: there is no page with key x'],
    [
      'a ring of parents',
      [page({ key: 'a', parent: 'b' }), page({ key: 'b', parent: 'a', slug: { de: 'b' } })],
      'parent: leads back to the page itself',
    ],
    [
      'a path used twice',
      [home, page(), page({ key: 'twin', slug: { de: 'anders', en: 'visit' } })],
      'slug.en: /en/visit is the path of the page visit already',
    ],
    [
      'a module key used twice',
      [home, page({ modules: [text('a', 'A'), text('a', 'B')] })],
      'modules: the key a is used twice',
    ],
    [
      'a wrong field of a module in a section',
      [
        home,
        page({
          modules: [
            {
              key: 's',
              model: 'section',
              columns: [{ children: [{ key: 'h', model: 'headline', headline_level: 9, content: { de: 'H' } }] }],
            },
          ],
        }),
      ],
      'modules[0].columns[0].children[0].headline_level: must be at most 6',
    ],
    [
      'a link that would run a script',
      [
        home,
        page({ modules: [{ key: 'f', model: 'full_teaser', image: 'a.jpg', link: { de: 'javascript:alert(1)' } }] }),
      ],
      'modules[0].link.de: must be a path of this site',
    ],
  ])('%s is refused', async (_, lines, message) => {
    expect((await load({ pages: lines })).errors.join('\n')).toContain(message);
  });
});

describe('import pages', () => {
  test('settings replace those before; news keep their number', async () => {
    const news = (title: string, key?: string) => ({ ...(key === undefined ? {} : { key }), title: { de: title } });
    const numbers = async () => {
      const [row] = await kit.db.select().from(documents).where(eq(documents.name, 'settings'));
      return (row?.value as { breaking_news: { id: number; title: { de: string } }[] }).breaking_news.map((item) => [
        item.title.de,
        item.id,
      ]);
    };
    await load({}, {}, { settings: { is_shop_online: true, breaking_news: [news('A', 'a'), news('B')] } });
    expect(await numbers()).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
    await load({}, {}, { settings: { breaking_news: [news('C'), news('B'), news('A2', 'a')] } });
    expect(await numbers()).toEqual([
      ['C', 3],
      ['B', 2],
      ['A2', 1],
    ]);
  });
});
