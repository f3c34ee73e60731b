import { staff } from '../../../features/users/testing/staff';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

let site: TestApp;
let editor: Visitor;
describe('check pack', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    editor = await staff(site, 'shop');
  });
  afterAll(() => site.close());

  const add = async (key: string, code: string) => {
    const values = { key, title: { de: 'Zehn' }, code, percent: 10 };
    const { statusCode, body } = await editor.write('POST', '/api/records/vouchers/', values);
    return { statusCode, body: JSON.parse(body) as { id: number; field?: string; message?: string } };
  };

  test('a code that another voucher has is refused, whatever the case of its letters; a voucher keeps its own', async () => {
    const { body, statusCode } = await add('a', 'TEN');
    expect(statusCode).toBe(201);
    expect(await add('b', ' ten')).toMatchObject({
      statusCode: 400,
      body: { field: 'code', message: expect.stringContaining('is the code of another voucher, a') },
    });
    expect((await add('b', 'TEN-2')).statusCode).toBe(201);
    const path = `/api/records/vouchers/${body.id}/`;
    const etag = String((await editor.get(path)).headers['etag']);
    expect((await editor.write('PATCH', path, { code: 'Ten', percent: 20 }, { 'if-match': etag })).statusCode).toBe(
      200,
    );
  });
});
