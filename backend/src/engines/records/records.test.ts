import { eq } from 'drizzle-orm';
import { events, redirects, rooms, users } from '../../app/schema';
import { addEditor, EDITOR } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';

interface Answer {
  readonly id: number;
  readonly version: string;
  readonly values: Readonly<Record<string, unknown>>;
}

let site: TestApp;
let editor: Visitor;
describe('records', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    await addEditor(site.db, 'publisher');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(() => site.close());

  const make = (kind: string, values: object) => editor.write('POST', `/api/records/${kind}/`, values);
  const made = async (kind: string, values: object) => {
    const answer = await make(kind, values);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([201, { values }]);
    return answer.json<Answer>();
  };
  const change = (kind: string, { id, version }: Answer, values: object) =>
    editor.write('PATCH', `/api/records/${kind}/${id}/`, values, { 'if-match': `"${version}"` });
  const remove = (kind: string, { id, version }: Answer) =>
    editor.write('DELETE', `/api/records/${kind}/${id}/`, undefined, { 'if-match': `"${version}"` });
  const list = async (kind: string, query = '') =>
    (await editor.get(`/api/records/${kind}/${query}`)).json<{ count: number; results: Answer[] }>();
  const keys = async (kind: string, query = '') => (await list(kind, query)).results.map(({ values }) => values['key']);

  const hall = { key: 'saal', name: 'Großer Saal', title: { de: 'Großer Saal', cs: 'Velký sál' }, capacity: 300 };

  test('a record is made, read, changed and removed; its tag and those of its users are purged', async () => {
    const room = await make('rooms', hall);
    expect(room.headers['x-purge-tags']).toBe('events,venues,exhibitions');
    const first = room.json<Answer>();
    expect(room.headers['etag']).toBe(`"${first.version}"`);
    expect((await editor.get(`/api/records/rooms/${first.id}/`)).json()).toEqual(first);

    const changed = await change('rooms', first, { capacity: 250, title: null });
    expect(changed.json()).toMatchObject({ id: first.id, values: { key: 'saal', name: 'Großer Saal', capacity: 250 } });
    expect(changed.json<Answer>().values).not.toHaveProperty('title');

    expect((await change('rooms', first, { capacity: 1 })).statusCode).toBe(412);
    expect((await remove('rooms', first)).statusCode).toBe(412);
    expect((await editor.write('PATCH', `/api/records/rooms/${first.id}/`, { capacity: 1 })).statusCode).toBe(428);
    expect((await remove('rooms', changed.json<Answer>())).statusCode).toBe(200);
    expect(await site.db.select().from(rooms)).toEqual([]);
    expect((await editor.get(`/api/records/rooms/${first.id}/`)).statusCode).toBe(404);
  });

  test.each([
    ['a required value that is missing', { key: 'a' }, 'name', 'name: is required'],
    ['a value of another type', { ...hall, capacity: 'many' }, 'capacity', 'capacity: must be a number'],
    ['a field of no definition', { ...hall, colour: 'red' }, 'colour', 'colour: is not a field of the format'],
    ['a name that nothing has', { ...hall, venue: 'Nirgends' }, 'venue', 'venue: there is no venue Nirgends'],
  ])('%s is refused and named; nothing is written', async (_, values, field, message) => {
    const answer = await make('rooms', values);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', message, field }]);
    expect((await list('rooms')).count).toBe(0);
  });

  test('one key, one record; its identity stays', async () => {
    const room = await made('rooms', hall);
    const twice = await make('rooms', { ...hall, name: 'Anderer' });
    expect([twice.statusCode, twice.json()]).toMatchObject([409, { field: 'key' }]);
    const named = await make('rooms', { ...hall, key: 'zwei' });
    expect([named.statusCode, named.json()]).toMatchObject([409, { field: 'name' }]);
    const moved = await change('rooms', room, { key: 'neu' });
    expect([moved.statusCode, moved.json()]).toMatchObject([400, { field: 'key' }]);
  });

  describe('a redirect from an existing page', () => {
    const redirect = { old_path: '/de/besuch/', new_path: '/de/neu' };
    const page = { key: 'besuch', slug: { de: 'besuch' }, title: { de: 'Ihr Besuch' } };

    it('asks, names the page, and is made once it is confirmed', async () => {
      await made('pages', { ...page, is_online: true });
      const asks = await make('redirects', redirect);
      expect([asks.statusCode, asks.json()]).toMatchObject([
        409,
        { code: 'hides_page', field: 'old_path', details: { address: '/de/besuch', page: 'Ihr Besuch' } },
      ]);
      expect((await list('redirects')).count).toBe(0);
      const confirmed = await editor.write('POST', '/api/records/redirects/?confirm=hides_page', redirect);
      expect(confirmed.statusCode).toBe(201);
      // The address has been asked about: a change of the goal does not ask again.
      expect((await change('redirects', confirmed.json<Answer>(), { new_path: '/de/x' })).statusCode).toBe(200);
    });

    it('is made without a question where no visitor can open the page', async () => {
      await made('pages', page);
      await made('redirects', redirect);
    });
  });

  describe('a second redirect from the same address', () => {
    it.each(['/de/f%C3%BChrungen', '/de/führungen/', '/de/fu\u0308hrungen'])(
      'is refused in the spelling %s',
      async (spelt) => {
        await made('redirects', { old_path: '/de/führungen', new_path: '/de/besuch' });
        const second = await make('redirects', { old_path: spelt, new_path: '/de/neu' });
        expect([second.statusCode, second.json()]).toMatchObject([
          400,
          {
            code: 'validation',
            field: 'old_path',
            message: 'old_path: is another spelling of /de/führungen, which is redirected to /de/besuch already',
          },
        ]);
        expect((await list('redirects')).count).toBe(1);
      },
    );

    it('stays changeable where an earlier version has stored both', async () => {
      const first = await made('redirects', { old_path: '/de/alt', new_path: '/de/besuch' });
      await site.db.insert(redirects).values({ oldPath: '/de/alt/', newPath: '/de/besuch' });
      const changed = await change('redirects', first, { new_path: '/de/neu' });
      expect([changed.statusCode, changed.json()]).toMatchObject([200, { values: { new_path: '/de/neu' } }]);
    });
  });

  test('references are names, HTML is sanitised, and a record with references to it cannot be removed', async () => {
    const venue = await made('venues', { key: 'haus', name: 'Haus' });
    await made('terms', { kind: 'tag', name: 'Musik' });
    const person = await made('persons', { key: 'ada', name: 'Ada' });
    const { values, ...event } = (
      await make('events', {
        key: 'e',
        title: { de: 'Orgelnacht' },
        text: { de: '<p onclick="x()">Text<script>x()</script></p>' },
        date_start: '2026-12-01T19:30',
        venue: 'Haus',
        tags: ['Musik'],
        persons: ['ada'],
        seat_groups: [{ key: 'frei', capacity: 10, prices: [{ price: '12', sale_type: 1 }] }],
      })
    ).json<Answer>();
    expect(values).toMatchObject({
      text: { de: '<p>Text</p>' },
      venue: 'Haus',
      tags: ['Musik'],
      persons: ['ada'],
      seat_groups: [{ key: 'frei', capacity: 10, prices: [{ price: '12.00', sale_type: 1 }] }],
    });
    for (const [kind, record] of [
      ['venues', venue],
      ['persons', person],
    ] as const) {
      const refused = await remove(kind, record);
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: 'It is named by 1 events' }]);
      const references = await editor.get(`/de/api/record-references/${kind}/${record.id}/`);
      expect(references.json()).toEqual({
        count: 1,
        sections: 0,
        results: [{ kind: 'events', id: expect.any(Number) as number, title: 'Orgelnacht', in_modules: false }],
      });
    }
    // Nothing else of the event is lost by a change of its title.
    const renamed = await change('events', { ...event, values }, { title: { de: 'Lange Orgelnacht' } });
    expect(renamed.json<Answer>().values).toEqual({ ...values, title: { de: 'Lange Orgelnacht' } });
    expect((await remove('events', renamed.json<Answer>())).statusCode).toBe(200);
    expect(await site.db.select().from(events)).toEqual([]);
    expect((await remove('venues', venue)).statusCode).toBe(200);
  });

  test('the search finds an event by its new title at once', async () => {
    const found = async (q: string) =>
      (await site.visitor().get(`/de/api/search/?q=${q}`)).json<{ groups: unknown[] }>().groups.length;
    const event = await made('events', { key: 'e', title: { de: 'Orgel' }, date_start: '2026-12-01', is_online: true });
    expect(await found('orgel')).toBe(1);
    await change('events', event, { title: { de: 'Chor' } });
    expect([await found('orgel'), await found('chor')]).toEqual([0, 1]);
  });

  describe('a list', () => {
    beforeEach(async () => {
      await made('venues', { key: 'haus', name: 'Haus' });
      await made('rooms', {
        key: 'b',
        name: 'Bühne',
        title: { de: 'Bühne', en: 'Stage' },
        capacity: 90,
        venue: 'Haus',
      });
      await made('rooms', { key: 'a', name: 'Atelier', title: { de: 'Atelier' }, capacity: 100 });
      await made('rooms', { key: 'c', name: 'Café', capacity: 20 });
    });

    test('has pages, and is sorted by identity', async () => {
      expect(await keys('rooms')).toEqual(['a', 'b', 'c']);
      const page = (await editor.get('/api/records/rooms/?page=2&page_size=2')).json<object>();
      expect(page).toMatchObject({
        count: 3,
        next: null,
        previous: expect.stringMatching(/^\/api\/records\/rooms\/\?.*page_size=2&page=1$/),
        results: [{ values: { key: 'c' } }],
      });
      // Beyond the last one there are none, and as many in all.
      const beyond = (await editor.get('/api/records/rooms/?page=9&page_size=2')).json<object>();
      expect(beyond).toMatchObject({ count: 3, next: null, results: [] });
    });

    test.each([
      ['?sort=capacity', ['c', 'b', 'a']],
      ['?sort=-capacity', ['a', 'b', 'c']],
      ['?sort=-name', ['c', 'b', 'a']],
      ['?q=stage', ['b']],
      ['?q=at%20el', ['a']],
      ['?q=100%25', []],
      [`?filter=${encodeURIComponent('{"venue":"Haus"}')}`, ['b']],
      [`?filter=${encodeURIComponent('{"venue":"Nirgends"}')}`, []],
      [`?filter=${encodeURIComponent('{"capacity":20}')}`, ['c']],
    ])('%s', async (query, expected) => expect(await keys('rooms', query)).toEqual(expected));

    test.each([
      ['?sort=colour', 'sort'],
      ['?filter=x', 'filter'],
      [`?filter=${encodeURIComponent('{"toString":1}')}`, 'filter'],
      ['?page_size=1000', 'page_size'],
    ])('%s is refused', async (query, field) => {
      const answer = await editor.get(`/api/records/rooms/${query}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { field }]);
    });
  });

  test('the targets of a reference, in the language of the editor', async () => {
    await made('rooms', hall);
    const rooms = (await editor.get('/cs/api/record-options/room/?q=saal')).json<object[]>();
    expect(rooms).toEqual([{ id: expect.any(Number), slug: '', label: 'Großer Saal', title: 'Velký sál', day: '' }]);
    await made('pages', { key: 'besuch', slug: { de: 'besuch', cs: 'navsteva' }, title: { de: 'Besuch' } });
    const pages = (await editor.get('/cs/api/record-options/page/?q=besuch')).json<object[]>();
    expect(pages).toEqual([{ id: expect.any(Number), slug: 'navsteva', label: 'besuch', title: 'Besuch', day: '' }]);
    const { id } = await made('pages', { key: 'zuletzt', title: { de: 'Zuletzt' } });
    const asked = (await editor.get(`/de/api/record-options/page/?q=besuch&ids=${id}`)).json<{ label: string }[]>();
    expect(asked.map(({ label }) => label)).toEqual(['zuletzt', 'besuch']);
    const refused = await editor.get('/de/api/record-options/page/?ids=1;2');
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'ids' }]);
    expect((await editor.get('/cs/api/record-options/nothing/')).statusCode).toBe(404);
  });

  test('anonymous visitors get nothing, and a role only the rights of the table', async () => {
    const redirect = { old_path: '/de/alt', new_path: '/de/neu' };
    await site.db.update(users).set({ role: 'programme' }).where(eq(users.email, EDITOR.email));
    const refused = await make('redirects', redirect);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'forbidden' }]);
    await site.db.update(users).set({ role: 'administrator' }).where(eq(users.email, EDITOR.email));
    await made('redirects', redirect);
    for (const path of ['/api/records/rooms/', '/api/records/rooms/1/', '/de/api/record-options/room/'])
      expect((await site.visitor().get(path)).statusCode).toBe(401);
    expect((await site.visitor().write('POST', '/api/records/rooms/', hall)).statusCode).toBe(401);
    expect((await editor.get('/api/records/nothing/')).statusCode).toBe(404);
  });
});
