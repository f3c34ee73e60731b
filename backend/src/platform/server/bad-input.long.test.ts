import type { CallName } from '@vestibule/contracts';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { EDITOR, addEditor, addEvent, addModule, addPage, addSeats } from '../../testing/fixtures';
import { countRows } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../testing/visitor';
import { expectRefusal, all, urlOf, withQuery, reads } from './testing/calls';

/** Every call of the contract x every kind of bad input: 4xx in the contract's shape, and nothing written. */
let site: TestApp;
let editor: Visitor;
let written: Readonly<Record<string, number>>;

describe('bad input', () => {
  beforeAll(async () => {
    site = await createTestApp();
    const { db } = site;
    await addEditor(db, 'administrator');
    const page = await addPage(db, { de: '/de/besuch', en: '/en/visit', cs: '/cs/navsteva' });
    await addModule(db, 'headline', { pageId: page, texts: { de: { content: 'Hallo' } } });
    await addSeats(db, await addEvent(db, { title: { de: 'Konzert' }, date_start: '2026-11-22T19:00', idJet: 'J1' }), {
      capacity: 5,
    });
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
    written = await countRows(db);
  });
  afterEach(async () => {
    expect(await countRows(site.db)).toEqual(written);
  });
  afterAll(() => site.close());

  describe('every address', () => {
    test.each(all)('%s takes its own methods only', async (_, call) => {
      const own = all.filter(([, { path }]) => path === call.path).map(([, { method }]) => method);
      const others = (['DELETE', 'PATCH'] as const).filter((method) => !own.includes(method));
      for (const method of ['PUT', 'OPTIONS', ...others] as const) {
        const response = await site.app.inject({
          method,
          url: urlOf(call),
          headers: { 'content-type': 'text/plain' },
          payload: 'x',
        });
        expectRefusal(response, 405);
        expect(response.headers['allow']).toContain(call.method);
      }
    });

    test.each(all.filter(([, { path }]) => path.includes('{lang}')))(
      '%s has the site’s languages only',
      async (_, call) => {
        for (const lang of ['fr', 'DE', '__proto__', '%00'])
          expectRefusal(await site.app.inject({ method: call.method, url: urlOf(call, { lang }) }), 404);
      },
    );

    test.each(all)('%s cannot be reached by a path that cannot be decoded', async (_, call) => {
      expectRefusal(await site.app.inject({ method: call.method, url: `${urlOf(call)}%` }), 400);
      expectRefusal(await site.app.inject({ method: call.method, url: `${urlOf(call)}%c3%28/x` }), 400);
    });

    test.each(reads)('%s takes whatever query, headers and cookies there are', async (_, call) => {
      const hostile = {
        cookie: 'sessionid=%00; csrftoken=%; cartid=\ud800; a',
        'accept-language': ';q=;,,,de;q=abc',
        origin: 'null',
        'x-forwarded-for': ',,',
      };
      const response = await site.app.inject({
        method: 'GET',
        url: `${urlOf(call)}?__proto__=1&a=1&a=2&%00=%00&constructor[prototype]=1`,
        headers: hostile,
      });
      expect(response.statusCode).toBeLessThan(500);
    });
  });

  describe('ids and names in paths', () => {
    const ids = [
      '0',
      '-1',
      '1.5',
      '1e3',
      'abc',
      '2147483648',
      '99999999999999999999',
      '%00',
      '%ED%A0%80',
      '__proto__',
      'a'.repeat(1500),
      '1%2F2',
      "1'--",
    ];
    test.each(ids)('no record, section or page is called %s', async (id) => {
      for (const url of [
        `/de/api/events/${id}/`,
        `/api/events/${id}`,
        `/de/api/articles/${id}/`,
        `/de/api/productions/${id}/`,
        `/de/pageeditor-api/container/by-slug/${id}`,
        `/de/pageeditor-api/page/${id}`,
      ])
        expectRefusal(await site.app.inject({ url }), 400, 404);
    });

    test.each(ids)('no module is called %s', async (id) => {
      expectRefusal(
        await editor.write('PATCH', `/de/pageeditor-api/headline/${id}`, { content: 'a' }, ANY_VERSION),
        400,
        404,
      );
      expectRefusal(
        await editor.write('DELETE', `/de/pageeditor-api/headline/${id}`, undefined, ANY_VERSION),
        400,
        404,
      );
    });
  });

  describe('queries', () => {
    const bad = [
      'room=a',
      'room=0',
      'room=1.5',
      'room=99999999999',
      'room=',
      'room=1&room=2',
      'tag=-1',
      'tag=NaN',
      'tag=Infinity',
      'date=2026-11-21',
      'date=31-02-2026',
      'date=21-11-2026&date=22-11-2026',
      'type=%00',
      `type=${'a'.repeat(121)}`,
      'type=a&type=b',
    ];
    const more = [
      'q=%00',
      `q=${'a'.repeat(101)}`,
      'q=a&q=b',
      'category=x',
      'season=x',
      `exhibition_type=${'a'.repeat(121)}`,
      'page=0',
      'page=-1',
      'page=1e9',
      'page=x',
      'page_size=0',
      'page_size=51',
      'page_size=1001',
      'series=x',
      'genre=x',
      'version_id=x',
      'version_id=0',
      'version_id=1.5',
      'version_id=1&version_id=2',
      'option=tomorrow',
      'option=weekend&option=weekend',
    ];
    const fieldOf = (query: string) => query.split('=', 1)[0] ?? '';
    /**
     * A page size above the limit of other lists is valid for the sitemap, which has no reader to tire, and for a
     * tree of pages.
     */
    const mayAsk = (name: CallName, one: string) =>
      (name === 'sitemap' || name === 'records') && one === 'page_size=51';
    const badFor = (name: CallName, { query }: CallDefinition) => {
      const { fields = {} } = query?.describe({ value: undefined }) as { fields?: object };
      return [...bad, ...more].filter((one) => !mayAsk(name, one) && fieldOf(one) in fields);
    };
    test.each(withQuery.flatMap(([name, call]) => badFor(name, call).map((query) => [name, query, call] as const)))(
      '%s refuses ?%s',
      async (_, query, call) => {
        const response = await editor.get(`${urlOf(call)}?${query}`);
        expectRefusal(response, 400);
        expect(response.json<{ code: string; field: string }>()).toMatchObject({
          code: 'validation',
          field: fieldOf(query),
        });
      },
    );
  });

  test('a missing path is 404 whatever the method and body', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const)
      expectRefusal(
        await site.app.inject({
          method,
          url: '/de/api/nothing/',
          ...(method === 'GET' ? {} : { payload: 'x', headers: { 'content-type': 'text/plain' } }),
        }),
        404,
      );
  });
});
