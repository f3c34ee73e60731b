import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './connect';
import { errorLog } from '../error-log/tables';
import { MIGRATIONS } from '../../testing/migrations';

let dataDir: string;
describe('connect', () => {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vestibule-db-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  test('written data is there when the folder is opened again, and instants are ISO 8601 in UTC', async () => {
    const first = await connect({ dataDir });
    await first.migrate(MIGRATIONS);
    await first.db.insert(errorLog).values({ url: '/a', createdAt: '2026-07-01T12:00:00.5+02:00' });
    await first.close();

    const second = await connect({ dataDir });
    await second.migrate(MIGRATIONS);
    expect(second.kind).toBe('pglite');
    expect(await second.db.select().from(errorLog)).toEqual([
      { id: 1, url: '/a', createdAt: '2026-07-01T10:00:00.500Z' },
    ]);
    await second.close();
  });

  test('a commit is flushed before it is acknowledged', async () => {
    const { db, close } = await connect({ dataDir: 'memory://' });
    const result: unknown = await db.execute('show synchronous_commit');
    expect(result).toMatchObject({ rows: [{ synchronous_commit: 'on' }] });
    await close();
  });
});
