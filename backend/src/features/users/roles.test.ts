import { READY_RIGHTS, READY_ROLES } from '@vestibule/contracts/rights/ready-roles';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Role } from './roles';
import { staff } from './testing/staff';

let site: TestApp;
describe('roles as data', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  type Person = Awaited<ReturnType<typeof staff>>;
  const list = async (person: Person) => (await person.get('/api/roles/')).json<Role[]>();
  const make = (person: Person, body: object) => person.write('POST', '/api/roles/', body);
  const version = (role: Role) => ({ 'if-match': `"${role.version}"` });
  const change = (person: Person, role: Role, body: object) =>
    person.write('PATCH', `/api/roles/${role.key}/`, body, version(role));
  const remove = (person: Person, role: Role, replacement = '') =>
    person.write('DELETE', `/api/roles/${role.key}/?replacement=${replacement}`, undefined, version(role));
  const roleOf = async (person: Person, key: string): Promise<Role> => {
    const found = (await list(person)).find((role) => role.key === key);
    if (!found) throw new Error(`There is no role ${key}`);
    return found;
  };
  const PRESS = { name: 'Presse', rights: ['publish:articles', 'media'] };

  test('the ready-made ones come first, with the rights that they are delivered with', async () => {
    const admin = await staff(site, 'administrator');
    await make(admin, PRESS);
    const roles = await list(admin);
    expect(roles.map(({ key }) => key)).toEqual([...READY_ROLES, 'presse']);
    for (const { key, rights, is_ready: isReady } of roles.slice(0, -1))
      expect([key, rights, isReady]).toEqual([key, READY_RIGHTS[key as keyof typeof READY_RIGHTS], true]);
    expect(roles.at(-1)).toMatchObject({ name: 'Presse', is_ready: false, accounts: 0 });
  });

  test('a role is made with the rights that its rights need, given, and counts at once', async () => {
    const [admin, eva] = [await staff(site, 'administrator'), await staff(site, 'shop')];
    const made = (await make(admin, PRESS)).json<Role>();
    expect(made.rights).toEqual(['hub', 'media', 'edit:articles', 'publish:articles']);
    expect((await eva.write('POST', '/api/records/articles/', {})).statusCode).toBe(403);
    expect((await admin.write('PATCH', `/api/users/${eva.id}/`, { role: made.key })).statusCode).toBe(200);
    expect((await eva.write('POST', '/api/records/articles/', {})).statusCode).toBe(400);
    expect((await eva.get('/de/api/user-details/')).json()).toMatchObject({ role: 'presse', role_name: 'Presse' });
    expect((await eva.get('/de/pageeditor-api/user')).json()).toMatchObject({ rights: made.rights });
    const changed = await change(admin, await roleOf(admin, 'presse'), { name: 'Medien', rights: ['media'] });
    expect(changed.json()).toMatchObject({ key: 'presse', name: 'Medien', rights: ['hub', 'media'], accounts: 1 });
    expect((await eva.write('POST', '/api/records/articles/', {})).statusCode).toBe(403);
  });

  test('a ready-made role gets other rights, keeps its name, and gets its own rights back', async () => {
    const [admin, eva] = [await staff(site, 'administrator'), await staff(site, 'editor')];
    const before = await roleOf(admin, 'editor');
    const less = (await change(admin, before, { rights: ['hub'] })).json<Role>();
    expect(less).toMatchObject({ rights: ['hub'], is_changed: true });
    expect((await eva.write('POST', '/api/records/articles/', {})).statusCode).toBe(403);
    expect((await change(admin, less, { name: 'Andere' })).json()).toMatchObject({ code: 'conflict', field: 'name' });
    expect((await change(admin, less, { rights: null })).json()).toMatchObject({
      rights: READY_RIGHTS.editor,
      is_changed: false,
    });
  });

  test('an administrator has all rights, always', async () => {
    const admin = await staff(site, 'administrator');
    const role = await roleOf(admin, 'administrator');
    for (const body of [{ rights: ['hub'] }, { rights: null }, { name: 'Chef' }])
      expect((await change(admin, role, body)).statusCode).toBe(409);
    expect((await remove(admin, role, 'editor')).statusCode).toBe(409);
  });

  test.each([
    [{ ...PRESS, name: '' }, 'name'],
    [{ ...PRESS, name: 'presse' }, 'name'],
    [{ ...PRESS, name: 'a'.repeat(81) }, 'name'],
    [{ name: 'Andere', rights: [] }, 'rights'],
    [{ name: 'Andere', rights: ['hub', 'fly'] }, 'rights'],
    [{ name: 'Andere', rights: ['publish:clouds'] }, 'rights'],
  ])('%j is refused', async (body, field) => {
    const admin = await staff(site, 'administrator');
    await make(admin, PRESS);
    const answer = await make(admin, body);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
    expect(await list(admin)).toHaveLength(READY_ROLES.length + 1);
  });

  test('a write that is based on an older version changes nothing', async () => {
    const admin = await staff(site, 'administrator');
    const made = (await make(admin, PRESS)).json<Role>();
    expect((await change(admin, made, { name: 'Medien' })).statusCode).toBe(200);
    expect((await change(admin, made, { rights: ['hub'] })).statusCode).toBe(412);
    expect((await remove(admin, made)).statusCode).toBe(412);
    expect(await roleOf(admin, 'presse')).toMatchObject({ name: 'Medien', rights: made.rights });
  });

  test('people who have a removed role get another one', async () => {
    const admin = await staff(site, 'administrator');
    await make(admin, PRESS);
    const eva = await staff(site, 'presse');
    const role = await roleOf(admin, 'presse');
    const inUse = await remove(admin, role);
    expect([inUse.statusCode, inUse.json()]).toMatchObject([409, { message: '1 people have this role' }]);
    expect((await remove(admin, role, 'presse')).json()).toMatchObject({ code: 'validation', field: 'replacement' });
    expect((await remove(admin, role, 'nobody')).statusCode).toBe(400);
    expect((await remove(admin, role, 'editor')).statusCode).toBe(200);
    expect((await eva.get('/de/api/user-details/')).json()).toMatchObject({ role: 'editor', role_name: '' });
    expect((await admin.get('/api/audit/?subject=roles')).json()).toMatchObject({
      results: [{ action: 'remove', subject_id: 'presse', before: { name: 'Presse' } }, { action: 'create' }],
    });
    expect((await admin.get(`/api/audit/?subject=users&subject_id=${eva.id}`)).json()).toMatchObject({
      results: [{ before: { role: 'presse' }, after: { role: 'editor' } }],
    });
  });

  describe('somebody who manages accounts without having all rights', () => {
    const manager = async (admin: Person) => {
      const made = (await make(admin, { name: 'Personal', rights: ['users', 'edit:pages'] })).json<Role>();
      return staff(site, made.key);
    };

    test('makes roles and gives them, with their own rights at most', async () => {
      const admin = await staff(site, 'administrator');
      const [boss, eva] = [await manager(admin), await staff(site, 'door')];
      const mine = (await make(boss, { name: 'Seiten', rights: ['edit:pages'] })).json<Role>();
      expect(mine.rights).toEqual(['hub', 'edit:pages']);
      for (const answer of [
        await make(boss, { name: 'Alles', rights: ['settings'] }),
        await change(boss, mine, { rights: ['publish:pages'] }),
        await change(boss, await roleOf(boss, 'editor'), { rights: ['hub', 'media', 'audit'] }),
      ])
        expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([403, 'rights']);
      // Rights are taken away by those who lack them, too.
      expect((await change(boss, await roleOf(boss, 'editor'), { rights: ['edit:pages'] })).statusCode).toBe(200);
      const invited = { email: 'ada@example.org', role: 'publisher' };
      expect((await boss.write('POST', '/de/api/users/', invited)).statusCode).toBe(403);
      expect((await boss.write('POST', '/de/api/users/', { ...invited, role: mine.key })).statusCode).toBe(201);
      expect((await boss.write('PATCH', `/api/users/${boss.id}/`, { role: 'administrator' })).statusCode).toBe(403);
      expect((await boss.write('PATCH', `/api/users/${eva.id}/`, { role: mine.key })).statusCode).toBe(403);
    });

    test('changes no account of somebody who has more rights', async () => {
      const admin = await staff(site, 'administrator');
      const boss = await manager(admin);
      const account = `/api/users/${admin.id}/`;
      for (const answer of [
        await boss.write('PATCH', account, { is_active: false }),
        await boss.write('PATCH', account, { role: 'editor' }),
        await boss.write('DELETE', `${account}sessions/`),
        await boss.write('DELETE', `${account}second-factor/`),
        await boss.write('POST', `/de/api/users/${admin.id}/password-link/`),
      ])
        expect(answer.statusCode).toBe(403);
      expect((await admin.get('/de/pageeditor-api/user')).statusCode).toBe(200);
    });
  });
});
