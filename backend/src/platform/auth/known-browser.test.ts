import { addEditor, EDITOR } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';

let site: TestApp;
describe('known browser', () => {
  beforeAll(async () => {
    site = await createTestApp();
    await addEditor(site.db);
    await addEditor(site.db, 'editor', 'other@example.org');
  });
  afterAll(() => site.close());

  const from = (address: string) => site.visitor({ 'x-forwarded-for': address });
  const login = async (
    visitor: ReturnType<typeof from>,
    email: string = EDITOR.email,
    password: string = EDITOR.password,
  ) => (await visitor.login(email, password)).statusCode;

  test('a browser that has logged in before is not locked out by strangers, wherever it is; others are', async () => {
    const browser = from('10.1.0.1');
    expect(await login(browser)).toBe(200);
    const known = browser.cookies.get('known_browser') ?? '';
    for (let count = 0; count < 110; count += 1) await login(from(`10.2.${count}.1`), EDITOR.email, 'wrong-password');
    const at = (address: string, cookie: string) => {
      const visitor = from(address);
      visitor.cookies.set('known_browser', cookie);
      return visitor;
    };
    expect(await login(from('10.3.0.1'))).toBe(429);
    expect(await login(at('10.3.0.2', `${known}x`))).toBe(429);
    expect(await login(at('10.3.0.3', known))).toBe(200);

    const thief = at('10.3.0.4', known);
    const answers: number[] = [];
    for (let count = 0; count < 11; count += 1) answers.push(await login(thief, EDITOR.email, 'wrong-password'));
    expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
  });
});
