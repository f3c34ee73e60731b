import { FORM_SETTINGS } from '@vestibule/contracts/house/settings';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { eq } from 'drizzle-orm';
import { documents } from '../../../platform/db/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { staff } from '../../users/testing/staff';
import { isReshaped } from './reshaped-settings';

// Statements that this file shows:
// - docs/behaviour/editing.md#settings-of-the-house

const PATH = '/api/house/settings/';
let site: TestApp;
let admin: Awaited<ReturnType<typeof staff>>;
describe('reshaped settings', () => {
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
  const read = async () =>
    (await admin.get(PATH)).json<{ version: string; values: Readonly<Record<string, unknown>> }>();
  const change = async (values: object) =>
    admin.write('PATCH', PATH, values, { 'if-match': `"${(await read()).version}"` });
  const shown = async () => (await site.visitor().get('/en/pageeditor-api/settings')).json<Record<string, unknown>>();

  const DESIGN = {
    cookies: { tagManagerId: 'GTM-ABC1234', podcastHosts: ['museum.podigee.io'] },
    errors: { 404: { de: '<p>Nicht da</p>' } },
    menu: { style1: 'left', style2: 'right' },
    header: { logoLink: { de: '/de' }, favoritesLink: '/en/merkliste' },
    sections: { event: ['dates', 'text'], production: [] },
  };

  it('shows settings of a pack in the form, and stores them as the pack had them', async () => {
    await put({ noindex_locales: ['cs'], design: DESIGN });
    const { values } = await read();
    expect(values).toMatchObject({
      noindex_locales: { de: false, en: false, cs: true },
      tag_manager: 'GTM-ABC1234',
      podcast_hosts: [{ podcast_host: 'museum.podigee.io' }],
      error_pages: [{ error_status: 404, text: { de: '<p>Nicht da</p>' } }],
      favourites_link: '/en/merkliste',
      menu_sides: { style1: 'left', style2: 'right' },
      section_order: { event: [{ section: 'dates' }, { section: 'text' }], production: [] },
    });
    const names = Object.keys(FORM_SETTINGS).filter((name) => isReshaped(name) && name !== 'opening_hours');
    const answer = await change(Object.fromEntries(names.map((name) => [name, values[name] ?? null])));
    expect(answer.json()).toMatchObject({ values });
    expect(await stored()).toEqual({ noindex_locales: ['cs'], design: DESIGN });
  });

  it('shows visitors each of them once it is saved', async () => {
    const answer = await change({
      noindex_locales: { de: false, en: true, cs: false },
      tag_manager: 'GTM-XYZ9876',
      podcast_hosts: [{ podcast_host: 'haus.podigee.io' }],
      error_pages: [{ error_status: 503, text: { en: '<p>Back soon</p>' } }],
      favourites_link: null,
      menu_sides: { style1: 'right' },
      section_order: { event: [{ section: 'persons' }], production: [{ section: 'audio' }] },
    });
    expect(answer.statusCode).toBe(200);
    expect(await shown()).toMatchObject({
      noindex_locales: ['en'],
      design: {
        cookies: { tagManagerId: 'GTM-XYZ9876', podcastHosts: ['haus.podigee.io'] },
        errors: [503],
        header: { favoritesLink: '' },
        menu: { style1: 'right', style2: '' },
        sections: { event: ['persons'], production: ['audio'] },
      },
    });
    // A change of the design leaves them alone.
    await change({ design: { eventStyle: 2 } });
    expect(await shown()).toMatchObject({
      design: { eventStyle: 2, cookies: { tagManagerId: 'GTM-XYZ9876' }, header: { favoritesLink: '' } },
    });
  });

  it.each([
    [{ tag_manager: 'UA-1' }, 'tag_manager'],
    [{ podcast_hosts: [{ podcast_host: 'evil.example' }] }, 'podcast_hosts[0].podcast_host'],
    [{ error_pages: [{ error_status: 200, text: { de: 'x' } }] }, 'error_pages[0].error_status'],
    [{ section_order: { event: [{ section: 'text' }, { section: 'text' }] } }, 'section_order.event'],
  ])('refuses %j, and names the field', async (values, field) => {
    const answer = await change(values);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', field });
  });

  interface FormField {
    readonly type: string;
    readonly of?: Readonly<Record<string, FormField>>;
  }

  describe('each setting that visitors get', () => {
    /** Where the form has a setting under another name, or the reason why no form has it. */
    const ELSEWHERE: Readonly<Record<string, keyof typeof FORM_SETTINGS | { readonly reason: string }>> = {
      shop_frame: { reason: 'The operator sets it in the environment' },
      cookie_domain: { reason: 'The operator sets it in the environment' },
      'design.cookies.tagManagerId': 'tag_manager',
      'design.cookies.podcastHosts': 'podcast_hosts',
      'design.errors': 'error_pages',
      'design.menu': 'menu_sides',
      'design.sections': 'section_order',
      'design.header.favoritesLink': 'favourites_link',
    };
    const { design, ...rest } = EXAMPLES.settings;
    const { header, footer, cookies, ...parts } = design;
    const paths = [
      ...Object.keys(rest),
      ...Object.keys(parts).map((name) => `design.${name}`),
      ...Object.keys(header).map((name) => `design.header.${name}`),
      ...Object.keys(cookies).map((name) => `design.cookies.${name}`),
      ...Object.keys(footer).map((name) => `design.footer.${name}`),
    ];

    it.each(paths)('%s has a field in the form, or a reason', (path) => {
      const place = ELSEWHERE[path] ?? path;
      if (typeof place === 'object') return expect(place.reason).not.toBe('');
      const [name = '', ...below] = place.split('.');
      const fields: Readonly<Record<string, FormField>> = FORM_SETTINGS;
      const field = below.reduce((found: FormField | undefined, part) => found?.of?.[part], fields[name]);
      return expect(field).toBeDefined();
    });
  });
});
