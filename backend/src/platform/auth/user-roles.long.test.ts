import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { connect, type Connection } from '../db/connect';
import { users } from './user-tables';
import { createFirstUser } from './users';
import { MIGRATIONS, migrationsBefore } from '../../testing/migrations';

let connection: Connection;
describe('user roles', () => {
  beforeEach(async () => {
    connection = await connect({ dataDir: 'memory://' });
  });
  afterEach(() => connection.close());

  const roles = () => connection.db.select({ email: users.email, role: users.role }).from(users).orderBy(users.id);

  test('of the users that were there before roles the first becomes administrator, the others publishers', async () => {
    const before = await migrationsBefore('user_roles');
    await connection.migrate(before);
    for (const email of ['first@example.org', 'second@example.org'])
      await connection.db.execute(
        sql`insert into users (email, username, password_hash) values (${email}, ${email}, 'x')`,
      );
    await connection.migrate(MIGRATIONS);
    expect(await roles()).toEqual([
      { email: 'first@example.org', role: 'administrator' },
      { email: 'second@example.org', role: 'publisher' },
    ]);
    await rm(before, { recursive: true });
  });

  test('the user that the first start makes is administrator', async () => {
    await connection.migrate(MIGRATIONS);
    await createFirstUser(connection.db, 'First@example.org', 'a-good-password');
    expect(await roles()).toEqual([{ email: 'first@example.org', role: 'administrator' }]);
  });
});
