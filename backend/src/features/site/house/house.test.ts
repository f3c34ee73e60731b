import type { Settings } from '@vestibule/contracts';
import { writeSettings } from '../../packs/write/documents';
import { venues } from '../../../engines/records/tables';
import { documents } from '../../../platform/db/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('house', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const put = (name: string, value: unknown) => site.db.insert(documents).values({ name, value });

  test('without any settings the site is online and has no name', async () => {
    expect((await site.visitor().get('/pageeditor-api/settings')).json()).toMatchObject({
      product: '',
      is_site_online: true,
      is_shop_online: true,
      html_footer_logos: null,
      noindex_locales: [],
      design: { eventStyle: 1 },
    });
  });

  test('settings answer in the requested language, with the tag that purges them', async () => {
    await put('settings', {
      product: { de: 'Haus', en: 'House' },
      is_shop_online: false,
      html_footer_logos: { code: '<p>x</p>' },
      design: { header: { logoLink: '/logo.png' }, stickyOverlayButton: true },
    });
    const response = await site.visitor().get('/en/pageeditor-api/settings');
    expect(response.json()).toMatchObject({
      product: 'House',
      is_shop_online: false,
      html_footer_logos: { code: '<p>x</p>' },
      share_image: '/logo.png',
      design: { stickyOverlayButton: true },
    });
    expect(response.headers['x-tags']).toBe('settings,venues');
    const bare = await site.visitor({ 'accept-language': 'cs,en;q=0.1' }).get('/pageeditor-api/settings/');
    expect([bare.json<{ product: string }>().product, bare.headers['vary']]).toEqual(['Haus', 'accept-language']);
  });

  test('the contact has the address of the main venue, and nothing that is no contact', async () => {
    await site.db.insert(venues).values([
      { key: 'b', name: 'Burg' },
      { key: 'h', name: 'Haus', title: { en: 'House' }, address: { street: 'Markt 1', zip: '01000', city: 'Ort' } },
    ]);
    await put('settings', {
      opening_hours: [{ venue: 'Haus', weekdays: [2], time_from: '10:00', time_to: '18:00' }],
      contact: {
        phone: '+49 351 1234-0',
        email: 'not an address',
        profiles: [
          { name: 'Mastodon', url: 'https://social.example/@haus' },
          { name: 'Alt', url: 'javascript:alert(1)' },
        ],
      },
    });
    expect((await site.visitor().get('/en/pageeditor-api/settings')).json<Settings>().contact).toEqual({
      phone: '+49 351 1234-0',
      email: '',
      profiles: [{ name: 'Mastodon', url: 'https://social.example/@haus' }],
      venue: { id: 2, slug: 'house', name: 'House', address_line: 'Markt 1, 01000 Ort' },
    });
    expect((await site.visitor().get('/en/api/museum/')).json()).toMatchObject({
      phone: '+49 351 1234-0',
      profiles: ['https://social.example/@haus'],
    });
  });

  test('without contact and venue there are none', async () => {
    expect((await site.visitor().get('/de/pageeditor-api/settings')).json<Settings>().contact).toEqual({
      phone: '',
      email: '',
      profiles: [],
      venue: null,
    });
  });

  test('a favourites link without a language is in that of the page', async () => {
    await put('settings', { design: { header: { favoritesLink: '/favourites' } } });
    const answer = await site.visitor().get('/cs/pageeditor-api/settings');
    expect(answer.json<Settings>().design.header.favoritesLink).toBe('/cs/favourites');
  });

  test('the way to the shop is in the language of the page, unless its address is of another site or language', async () => {
    const linkOf = async (lang: string, webshopLink: string) => {
      await site.reset();
      await put('settings', { design: { header: { webshopLink } } });
      const answer = await site.visitor().get(`/${lang}/pageeditor-api/settings`);
      return answer.json<Settings>().design.header.webshopLink;
    };
    expect(await linkOf('cs', '/webshop')).toBe('/cs/webshop');
    expect(await linkOf('cs', '/de/webshop')).toBe('/de/webshop');
    expect(await linkOf('en', 'https://tickets.example.org/')).toBe('https://tickets.example.org/');
    expect(await linkOf('en', '//tickets.example.org/')).toBe('//tickets.example.org/');
    expect(await linkOf('en', '')).toBe('');
  });

  const HOSTILE = [
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">a</p>',
    '<img src="x" onerror="alert(1)">',
    '<img src="https://evil.example/a.png">',
    '<svg onload="alert(1)"><a href="javascript:alert(1)">a</a></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">a</a>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<style>p{background:url(javascript:alert(1))}</style>',
    '<form action="https://evil.example"><input></form>',
  ];
  /** Markup that could run or reach out, in any of its spellings. */
  const RUNS = /<\/?(script|style|iframe|svg|math|form|input|noscript)|\son\w+\s*=|javascript:|evil\.example/i;

  test('blocks of the footer are answered without anything that runs, whatever is stored', async () => {
    const names = ['html_footer_top', 'html_footer_bottom', 'html_footer_logos'] as const;
    for (const payload of HOSTILE) {
      const code = `<p>Haus</p>${payload}`;
      // Control: the payload is one.
      expect(code).toMatch(RUNS);
      await site.db.delete(documents);
      await put('settings', Object.fromEntries(names.map((name) => [name, { code }])));
      const answer = (await site.visitor().get('/de/pageeditor-api/settings')).json<Record<string, { code: string }>>();
      for (const name of names) {
        expect(answer[name]?.code).toContain('<p>Haus</p>');
        expect(answer[name]?.code).not.toMatch(RUNS);
      }
    }
  });

  test('stored settings of an import are as safe as the response', async () => {
    for (const payload of HOSTILE) {
      await writeSettings(site.db, {
        html_footer_top: { code: payload },
        html_header: { code: `<p>a</p><meta name="a" content="b">${payload}` },
      });
      const [row] = await site.db.select().from(documents);
      const stored = row?.value as Record<string, { code: string }>;
      expect(stored['html_footer_top']?.code).not.toMatch(RUNS);
      // Of a style's text nothing is markup.
      expect(stored['html_header']?.code.replace(/<style>.*?<\/style>/g, '')).not.toMatch(
        /<(?!\/?(script|meta|link|noscript)\b)|\son\w+\s*=/,
      );
      expect(stored['html_header']?.code).toContain('<meta name="a" content="b" />');
    }
  });

  test('the header keeps the elements of a head, in one form', async () => {
    const code = `text<META NAME='x' content="1"><meta http-equiv="refresh" content="0;url=/"><script src='https://stats.example/a.js' async onload="x()"></SCRIPT><script>if (1 < 2) go("a")</script><style>p{}</style><div>b</div>`;
    await put('settings', { html_header: { code } });
    expect((await site.visitor().get('/de/pageeditor-api/settings')).json()).toMatchObject({
      html_header: {
        code: '<meta name="x" content="1" /><meta content="0;url=/" /><script src="https://stats.example/a.js" async></script><script>if (1 < 2) go("a")</script><style>p{}</style>',
      },
    });
  });

  test('the path of the not-found page is one of this site, in the visitor’s language', async () => {
    const pathIn = async (lang: string) =>
      (await site.visitor().get(`/${lang}/pageeditor-api/settings`)).json<Settings>().design.notFoundPath;
    expect(await pathIn('de')).toBe('');
    await put('settings', { design: { notFoundPath: { de: '/de/verlaufen', en: 'https://elsewhere.example/' } } });
    expect([await pathIn('de'), await pathIn('en'), await pathIn('cs')]).toEqual([
      '/de/verlaufen',
      '',
      '/de/verlaufen',
    ]);
  });

  test('the house’s own error pages: which there are, and each clean and in the visitor’s language', async () => {
    await put('settings', {
      design: {
        errors: {
          404: { de: '<h2>Nichts</h2><script>alert(1)</script>', en: '<h2>Nothing</h2>' },
          500: '<p>500</p>',
          410: { de: '' },
          x: '<p>x</p>',
        },
      },
    });
    const get = (path: string) => site.visitor().get(path);
    expect((await get('/en/pageeditor-api/settings')).json<{ design: object }>().design).toMatchObject({
      errors: [404, 500],
    });
    expect((await get('/de/api/html/errors/404/')).json()).toEqual({ html: '<h2>Nichts</h2>', lang: 'de' });
    expect((await get('/cs/api/html/errors/404/')).json()).toEqual({ html: '<h2>Nichts</h2>', lang: 'de' });
    expect((await get('/cs/api/html/errors/500/')).json()).toEqual({ html: '<p>500</p>', lang: 'cs' });
    for (const status of ['410', '403', 'toString', '__proto__'])
      expect((await get(`/de/api/html/errors/${status}/`)).statusCode).toBe(404);
  });

  test('podcasts are shown from hosts that are podcasts’, whatever the settings name', async () => {
    const podcastHosts = [
      'haus.podigee.io',
      '*.podigee.io',
      'podigee.io',
      'a.b.podigee.io',
      'x.podigee.io; script-src *',
      7,
    ];
    await put('settings', { design: { cookies: { podcastHosts } } });
    const answer = await site.visitor().get('/de/pageeditor-api/settings');
    expect(answer.json()).toMatchObject({ design: { cookies: { podcastHosts: ['haus.podigee.io'] } } });
  });

  test('code of the head may contact hosts that are names of hosts, whatever the settings say', async () => {
    const hosts = [
      'stats.example.org',
      '*',
      'localhost',
      '10.0.0.1',
      "a.example; script-src 'unsafe-eval'",
      'https://b.example',
    ];
    await put('settings', { html_header: { code: '', hosts: hosts.map((host) => ({ host })) } });
    const answer = await site.visitor().get('/de/pageeditor-api/settings');
    expect(answer.json()).toMatchObject({ html_header: { hosts: ['stats.example.org'] } });
  });

  test('the menu is a tree', async () => {
    await put('navigation', {
      menu: [
        {
          menu_name: { de: 'Besuch' },
          url: { de: '/de/besuch' },
          children: [
            { menu_name: { de: 'Anfahrt', en: 'Getting here' }, url: { en: '/en/here' }, has_tab_navigation: true },
          ],
        },
      ],
      footer: [{ title: { en: 'Press' }, url: '/press' }],
    });
    expect((await site.visitor().get('/en/pageeditor-api/nav')).json()).toEqual({
      navigation: {
        menu: [
          {
            menu_name: 'Besuch',
            url: '/de/besuch',
            has_tab_navigation: false,
            children: [{ menu_name: 'Getting here', url: '/en/here', has_tab_navigation: true, children: [] }],
          },
        ],
        footer: [{ title: 'Press', url: '/press' }],
      },
    });
  });

  test('news keep the number they have, and get one from their words when they have none', async () => {
    await put('settings', {
      breaking_news: [
        { id: 7, title: { de: 'a' }, text: { de: 'A & B <script>c</script>' }, link: { de: '/de/a' } },
        { title: { de: 'b' } },
        { title: { de: 'c' } },
      ],
    });
    const news = (await site.visitor().get('/api/breaking-news/')).json<{ id: number }[]>();
    expect(news[0]).toMatchObject({ id: 7, title: 'a', text: 'A &amp; B ', link: { url: '/de/a' } });
    expect(news[1]).toMatchObject({ title: 'b', link: null });
    expect(new Set(news.map(({ id }) => id)).size).toBe(3);
  });
});
