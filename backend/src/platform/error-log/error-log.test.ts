import { asc } from 'drizzle-orm';
import { errorLog } from './tables';
import { createTestApp, type TestApp } from '../../testing/test-app';

let site: TestApp;
describe('error log', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  test('notes a path, and after thirty a minute no more', async () => {
    const visitor = site.visitor({ 'x-forwarded-for': '10.9.9.9' });
    const statuses: number[] = [];
    for (let number = 0; number < 31; number += 1)
      statuses.push(
        (await visitor.write('POST', '/api/dashboard-error-log/', { url: `/nowhere/${number}` })).statusCode,
      );
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await site.db.select().from(errorLog).orderBy(asc(errorLog.id))).map((row) => row.url)).toHaveLength(30);
  });

  test('one visitor’s limit is not another’s, whatever addresses he makes up', async () => {
    const made = site.visitor({ 'x-forwarded-for': '1.2.3.4, 10.9.9.9' });
    expect((await made.write('POST', '/api/dashboard-error-log/', { url: '/a' })).statusCode).toBe(429);
    const other = site.visitor({ 'x-forwarded-for': '10.9.9.9, 10.9.9.8' });
    expect((await other.write('POST', '/api/dashboard-error-log/', { url: '/a' })).statusCode).toBe(200);
  });
});
