import { sql } from 'drizzle-orm';
import { formEntries } from '../../features/site/tables';
import { forms } from '../../engines/records/tables';
import { holds } from '../../features/shop/tables';
import { closeShops, NOW, openShop } from '../../features/shop/cart/testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { loggedError } from './logged-error';

const SECRET = 'Sehr-Privates';
let site: TestApp;
const lines: string[] = [];
describe('logged error', () => {
  beforeAll(async () => {
    site = await createTestApp({}, { level: 'trace', stream: { write: (line: string) => void lines.push(line) } });
    site.setNow(NOW);
  });
  beforeEach(() => lines.splice(0));
  afterAll(() => site.close());

  /** The error that a query fails with, as a logger gets it. */
  const failureOf = (query: PromiseLike<unknown>) => Promise.resolve(query).catch((error: unknown) => error as Error);

  test('a form that cannot be stored is logged without its values', async () => {
    await closeShops(site.db);
    const [form] = await site.db
      .insert(forms)
      .values({
        key: 'f',
        title: { de: 'Kontakt' },
        fields: [{ slug: 'name', label: { de: 'Name' }, type: 1, required: true, visible: true, choices: [] }] as never,
      })
      .returning();
    const id = form?.id ?? 0;
    const values = { name: SECRET };
    await site.db.execute(sql`ALTER TABLE form_entries RENAME TO form_entries_away`);
    // Control: the driver's own error contains all values.
    expect(
      (await failureOf(site.db.insert(formEntries).values({ formId: id, lang: 'de', values }))) as Error,
    ).toHaveProperty('message', expect.stringContaining(SECRET));
    const answer = await site.visitor().write('POST', '/de/api/forms-entries/', { form: id, field_values: values });
    await site.db.execute(sql`ALTER TABLE form_entries_away RENAME TO form_entries`);
    expect([answer.statusCode, answer.body.includes(SECRET)]).toEqual([500, false]);
    const log = lines.join('');
    expect(log).toContain('Failed query: insert into \\"form_entries\\"');
    expect(log).toContain('42P01');
    expect(log).toMatch(/at .*store-entry/);
    expect(log).not.toContain(SECRET);
  });

  test('a cart that cannot be stored is logged without its token', async () => {
    await closeShops(site.db);
    const shop = await openShop(site.db);
    const visitor = site.visitor();
    const line = { event_jet_id: shop.idJet, quantities: [1], sale_type_ids: [1] };
    await visitor.write('POST', '/de/api/shop-cart/', line);
    const token = visitor.cookies.get('cartid') ?? '';
    expect(token).toHaveLength(43);
    await site.db.execute(sql`ALTER TABLE carts RENAME TO carts_away`);
    const answers = [await visitor.get('/de/api/shop-cart/'), await visitor.write('POST', '/de/api/shop-cart/', line)];
    await site.db.execute(sql`ALTER TABLE carts_away RENAME TO carts`);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    const log = lines.join('');
    expect(log.match(/Failed query/g)?.length).toBeGreaterThanOrEqual(2);
    expect(log).not.toContain(token);
  });

  test('values in the database’s messages are not logged either', async () => {
    const duplicate = await failureOf(site.db.execute(sql`INSERT INTO carts (token) VALUES (${SECRET}), (${SECRET})`));
    const wrong = await failureOf(site.db.execute(sql`SELECT ${SECRET}::integer FROM ${holds}`));
    for (const error of [duplicate, wrong]) {
      expect(JSON.stringify([error, (error as Error).message, String((error as Error).cause)])).toContain(SECRET);
      expect(JSON.stringify(loggedError(error))).not.toContain(SECRET);
    }
    expect(loggedError(duplicate)).toMatchObject({
      type: 'DrizzleQueryError',
      cause: { code: '23505', constraint: expect.stringContaining('token') as string },
    });
  });

  test.each([
    ['text', { type: 'string' }],
    [null, { type: 'object' }],
    [
      Object.assign(new Error('outer', { cause: new TypeError('inner') }), { params: [SECRET], detail: SECRET }),
      { type: 'Error', message: 'outer', cause: { type: 'TypeError', message: 'inner' } },
    ],
  ])('%# is logged in a few fields', (error, expected) => {
    expect(loggedError(error)).toMatchObject(expected);
    expect(JSON.stringify(loggedError(error))).not.toContain(SECRET);
  });
});
