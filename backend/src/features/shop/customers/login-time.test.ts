import { verify } from '@node-rs/argon2';
import { addCustomer, addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { somebody } from './testing/customers';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

/** Comparing passwords takes most of a login's time. */
let site: TestApp;
describe('login time', () => {
  beforeAll(async () => {
    site = await createTestApp();
    await addEditor(site.db, 'editor', 'editor@example.org');
    await addCustomer(site.db, 'customer@example.org');
  });
  afterAll(() => site.close());

  test.each([
    ['nobody@example.org', 'wrong', 401],
    ['editor@example.org', 'wrong', 401],
    ['customer@example.org', 'wrong', 401],
    ['editor@example.org', EDITOR.password, 200],
    ['customer@example.org', EDITOR.password, 200],
  ])('%s, %s: two passwords are compared, for every address', async (email, password, status) => {
    jest.mocked(verify).mockClear();
    expect((await somebody(site).login(email, password)).statusCode).toBe(status);
    expect(verify).toHaveBeenCalledTimes(2);
  });
});
