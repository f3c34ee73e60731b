import type { CallName } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { madeUpCalls } from '@vestibule/testkit/made-up-calls';
import { handleCall } from '../platform/api/handle-call';
import { all, bodies, reads, withBody, withQuery, writes } from '../platform/server/testing/calls';
import { addEditor, EDITOR } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { openApi } from './api-docs/openapi';
import { docsPage } from './api-docs/page';
import type * as features from './features';

/**
 * A call is one definition and one handler: all else that the backend knows of two made-up calls follows.
 * tooling/src/generate/generate.test.ts has the same for their types and the tables of browsers.
 */
jest.mock('@vestibule/contracts/calls/all', () => {
  const actual = jest.requireActual<{ ALL_CALLS: object }>('@vestibule/contracts/calls/all');
  const { madeUpCalls: added } = jest.requireActual<{ madeUpCalls: object }>('@vestibule/testkit/made-up-calls');
  return { ...actual, ALL_CALLS: { ...actual.ALL_CALLS, ...added } };
});
jest.mock('./features', () => {
  const actual = jest.requireActual<typeof features>('./features');
  const registerRoutes: typeof actual.registerRoutes = (app, deps) => {
    actual.registerRoutes(app, deps);
    handleCall(app, deps, READ, ({ query }) => [{ name: JSON.stringify(query), place: 'foyer' }] as never);
    handleCall(app, deps, WRITE, ({ body }) => ({ id: '1', name: JSON.stringify(body) }) as never);
  };
  return { ...actual, registerRoutes };
});

// The types do not know them here.
const [READ, WRITE] = Object.keys(madeUpCalls) as [CallName, CallName];
const PATH = '/de/api/lost-things/';

let site: TestApp;
describe('made up call', () => {
  beforeAll(async () => {
    site = await createTestApp();
    await addEditor(site.db, 'shop');
  });
  afterAll(() => site.close());

  async function clerk() {
    const visitor = site.visitor();
    await visitor.login(EDITOR.email, EDITOR.password);
    return visitor;
  }

  test('its route reads the query, and refuses one that the definition does not have', async () => {
    const visitor = site.visitor();
    expect((await visitor.get(`${PATH}?where=foyer`)).json()).toEqual([{ name: '{"where":"foyer"}', place: 'foyer' }]);
    expect((await visitor.get(`${PATH}?where=${'a'.repeat(21)}`)).statusCode).toBe(400);
  });

  test('its route asks for the right, then for the body’s size, fields and rate', async () => {
    const [visitor, own] = [site.visitor(), await clerk()];
    expect((await visitor.write('POST', PATH, { name: 'Schirm' })).statusCode).toBe(401);
    expect((await own.write('POST', PATH, { name: 'a'.repeat(1100) })).statusCode).toBe(413);
    expect((await own.write('POST', PATH, { name: 'a'.repeat(41) })).statusCode).toBe(400);
    expect((await own.write('POST', PATH, { unknown: 1 })).statusCode).toBe(400);
    const taken = await own.write('POST', PATH, { name: 'Schirm' });
    expect([taken.statusCode, taken.json()]).toEqual([201, { id: '1', name: '{"name":"Schirm"}' }]);
    expect((await own.write('POST', PATH, { name: 'Schirm' })).statusCode).toBe(429);
  });

  test('the description of the API has its summary, body, limits and example', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, unknown>> };
    const { get, post } = paths['/{lang}/api/lost-things/'] ?? {};
    expect(get).toMatchObject({
      operationId: 'lostThings',
      summary: 'Things that were found',
      parameters: [{ name: 'lang' }, { name: 'where', in: 'query' }],
      responses: { 200: { content: { 'application/json': { example: [{ name: 'Schirm' }] } } } },
    });
    expect(post).toMatchObject({
      description: 'Right: admit. A body of 1024 bytes at most. At most 3 calls in 60 s (per address), then 429.',
      requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
      responses: { 201: { content: { 'application/json': { example: { id: 'schirm' } } } } },
    });
    expect(docsPage()).toContain('Notes a thing that was found');
  });

  test('the lists that tests walk over have it', () => {
    const namesOf = (list: typeof all) => list.map(([name]) => name);
    expect(namesOf(all)).toEqual(expect.arrayContaining([READ, WRITE]));
    for (const list of [reads, withQuery]) expect(namesOf(list)).toContain(READ);
    for (const list of [writes, withBody, bodies]) expect(namesOf(list)).toContain(WRITE);
    expect(EXAMPLES).toMatchObject({ lostThings: madeUpCalls.lostThings.example });
  });
});
