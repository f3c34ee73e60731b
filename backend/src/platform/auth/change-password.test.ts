import { addEditor, EDITOR } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';

// Statements that this file shows:
// - docs/behaviour/editing.md#passwords

const NEW = 'an even better password';
let site: TestApp;
describe('change password', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    await addEditor(site.db);
  });
  afterAll(() => site.close());

  /** Everybody comes from an address of their own: logins of one address are counted. */
  let address = 0;
  const visitor = () => site.visitor({ 'x-forwarded-for': `192.0.2.${(address += 1)}` });

  async function loggedIn() {
    const person = visitor();
    await person.login(EDITOR.email, EDITOR.password);
    return person;
  }
  const change = (visitor: Visitor, old_password: string, new_password: string) =>
    visitor.write('POST', '/api/user-password/', { old_password, new_password });
  const isIn = async (visitor: Visitor) => (await visitor.get('/de/pageeditor-api/user')).statusCode === 200;

  test('the new password is the one that counts; this session goes on, the others have ended', async () => {
    const [here, elsewhere] = [await loggedIn(), await loggedIn()];
    const answer = await change(here, EDITOR.password, NEW);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await visitor().login(EDITOR.email, EDITOR.password)).statusCode).toBe(401);
    expect((await visitor().login(EDITOR.email, NEW)).statusCode).toBe(200);
  });

  test.each([
    ['a wrong password', NEW, 'old_password'],
    [EDITOR.password, EDITOR.password, 'new_password'],
    [EDITOR.password, 'too short', 'new_password'],
    [EDITOR.password, 'passwordpassword', 'new_password'],
    ['', NEW, 'old_password'],
  ])('%j to %j is refused at %s, and nothing has changed', async (old, next, field) => {
    const [here, elsewhere] = [await loggedIn(), await loggedIn()];
    const answer = await change(here, old, next);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
    expect(await isIn(elsewhere)).toBe(true);
    expect((await visitor().login(EDITOR.email, EDITOR.password)).statusCode).toBe(200);
  });

  test('nobody else may', async () => {
    expect((await change(visitor(), EDITOR.password, NEW)).statusCode).toBe(401);
    const here = await loggedIn();
    const forged = await here.send({
      method: 'POST',
      url: '/api/user-password/',
      payload: { old_password: EDITOR.password, new_password: NEW },
    });
    expect(forged.json()).toMatchObject({ code: 'csrf' });
  });

  test('a session that somebody found open is no place to guess the password', async () => {
    const here = await loggedIn();
    for (let attempt = 0; attempt < 10; attempt += 1) await change(here, 'guess', NEW);
    expect((await change(here, EDITOR.password, NEW)).statusCode).toBe(429);
  });
});
