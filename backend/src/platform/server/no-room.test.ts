import { sql } from 'drizzle-orm';
import { rooms } from '../../engines/records/tables';
import { addEditor, EDITOR } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';

let site: TestApp;
describe('no room', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  test('a database without room is reported, is not the input’s fault, and can be tried again', async () => {
    await addEditor(site.db, 'publisher');
    const editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
    const make = () =>
      editor.write('POST', '/api/records/rooms/', { key: 'saal', name: 'Saal', title: { de: 'Saal' } });
    await site.db.execute(sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await site.db.execute(sql`CREATE TRIGGER no_room BEFORE INSERT ON rooms EXECUTE FUNCTION no_room()`);
    const refused = await make();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      503,
      { code: 'unavailable', message: expect.stringContaining('no room left') as string },
    ]);
    await site.db.execute(sql`DROP TRIGGER no_room ON rooms`);
    expect(await site.db.$count(rooms)).toBe(0);
    expect((await make()).statusCode).toBe(201);
  });
});
