import { loginState } from '@vestibule/contracts/schemas/users';
import { roles } from './user-tables';
import { EDITOR, addEditor, addModule, addPage } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../testing/visitor';

/**
 * A logged-in user without an editor's role, as a customer will be, against an anonymous visitor and (control) an
 * editor.
 */
let site: TestApp;
let moduleId: number;
let customer: Visitor;
let editor: Visitor;
describe('roles', () => {
  beforeAll(async () => {
    site = await createTestApp();
    const { db } = site;
    await addEditor(db, 'publisher');
    await db.insert(roles).values({ key: 'customer', name: 'Customer', rights: [] });
    await addEditor(db, 'customer', 'customer@example.org');
    moduleId = await addModule(db, 'headline', {
      pageId: await addPage(db, { de: '/de/besuch' }),
      texts: { de: { content: 'Hallo' } },
    });
    await addPage(db, { de: '/de/entwurf' }, { isOnline: false });
    [customer, editor] = [site.visitor(), site.visitor()];
    expect((await customer.login('customer@example.org', EDITOR.password)).statusCode).toBe(200);
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(() => site.close());

  const calls: [string, (visitor: Visitor) => ReturnType<Visitor['get']>][] = [
    ['a draft', (visitor) => visitor.get('/de/pageeditor-api/page/entwurf')],
    ['the login state', (visitor) => visitor.get('/de/pageeditor-api/user')],
    [
      'a change',
      (visitor) => visitor.write('PATCH', `/de/pageeditor-api/headline/${moduleId}`, { content: 'Neu' }, ANY_VERSION),
    ],
    ['a new module', (visitor) => visitor.write('POST', '/de/pageeditor-api/headline', { content: 'Neu', page: 1 })],
    ['a new section', (visitor) => visitor.write('POST', '/de/pageeditor-api/container/by-slug', { slug: 'hinweise' })],
    [
      'a removal',
      (visitor) => visitor.write('DELETE', `/de/pageeditor-api/headline/${moduleId}`, undefined, ANY_VERSION),
    ],
  ];

  test.each(calls)('for %s an account without a role is an anonymous visitor', async (_, call) => {
    const [mine, anybody] = [await call(customer), await call(site.visitor())];
    expect([mine.statusCode, mine.json()]).toEqual([anybody.statusCode, anybody.json()]);
    expect([401, 404]).toContain(mine.statusCode);
    expect((await call(editor)).statusCode).toBeLessThan(300);
  });

  test('releases are not theirs either', async () => {
    expect((await customer.get('/api/releases/')).statusCode).toBe(401);
    expect((await editor.get('/api/releases/')).statusCode).toBe(403);
  });

  test('details name the other shop that the site shows, for those who are logged in', async () => {
    const other = await createTestApp({ webshopUrl: 'https://shop.example', db: site.db });
    const shopOf = async (visitor: Visitor) =>
      (await visitor.get('/de/api/user-details/')).json<{ webshop_url: string }>().webshop_url;
    const visitor = other.visitor();
    expect(await shopOf(visitor)).toBe('');
    await visitor.login('customer@example.org', EDITOR.password);
    expect(await shopOf(visitor)).toBe('https://shop.example');
    expect(await shopOf(customer)).toBe('');
    await other.close();
  });

  test('they are logged in all the same, without a role and without the hub', async () => {
    expect((await customer.get('/de/api/user-details/')).json()).toMatchObject({
      is_logged_in: true,
      role: '',
      email: 'customer@example.org',
    });
    const again = site.visitor();
    const login = (await again.login('customer@example.org', EDITOR.password)).json<object>();
    expect(loginState.validateSync(login, { strict: true })).toMatchObject({
      logged: true,
      role: '',
      role_name: '',
      rights: [],
      admin_menus: [],
    });
  });
});
