import { EDITOR, addEditor, addEvent, addModule, addPage, addSeats } from '../../testing/fixtures';
import { countRows } from '../../testing/rows';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../testing/visitor';
import { expectRefusal, urlOf, writes, withBody } from './testing/calls';

/** Every call of the contract x every kind of bad input: 4xx in the contract's shape, and nothing written. */
let site: TestApp;
let editor: Visitor;
let moduleId: number;
let written: Readonly<Record<string, number>>;

describe('bad bodies', () => {
  beforeAll(async () => {
    site = await createTestApp();
    const { db } = site;
    await addEditor(db, 'administrator');
    const page = await addPage(db, { de: '/de/besuch', en: '/en/visit', cs: '/cs/navsteva' });
    moduleId = await addModule(db, 'headline', { pageId: page, texts: { de: { content: 'Hallo' } } });
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

  describe('bodies', () => {
    /** As deep as four of them fit into the limit of the call. */
    const deep = (limit: number) => `${'['.repeat(limit / 8 - 16)}${']'.repeat(limit / 8 - 16)}`;
    const raw: readonly [string, string | ((limit: number) => string), number][] = [
      ['no JSON', '{', 400],
      ['nothing', '', 400],
      ['NaN', '{"a":NaN}', 400],
      ['endless nesting', deep, 400],
      [
        'nesting in a field',
        (limit) => `{"url":${deep(limit)},"email":${deep(limit)},"event_jet_id":${deep(limit)}}`,
        400,
      ],
      ['a prototype', '{"__proto__":{"admin":true}}', 400],
      ['a constructor', '{"constructor":{"prototype":{"admin":true}}}', 400],
      [
        'a toString',
        '{"email":{"toString":1},"password":{"toString":1},"url":{"toString":1},"event_jet_id":{"toString":1}}',
        400,
      ],
      ['null', 'null', 400],
      ['a list', '[]', 400],
      ['a text', '"text"', 400],
      ['a number', '1', 400],
      ['unknown fields', '{"unknown":1}', 400],
      ['lists in place of texts', '{"email":["a"],"password":["a"],"url":["a"],"event_jet_id":["a"]}', 400],
      ['numbers in place of texts', '{"email":1,"password":1,"url":1,"event_jet_id":1}', 400],
      ['NUL', '{"email":"\\u0000","password":"\\u0000","url":"\\u0000","event_jet_id":"\\u0000"}', 400],
      ['half a character', '{"email":"\\ud800","password":"\\ud800","url":"\\ud800","event_jet_id":"\\ud800"}', 400],
      ['more than there is room for', (limit) => JSON.stringify({ url: 'a'.repeat(limit) }), 413],
    ];
    test.each(
      withBody.flatMap(([name, call]) =>
        raw.map(
          ([what, body, status]) =>
            [name, what, typeof body === 'string' ? body : body(call.bodyLimit ?? 0), status, call] as const,
        ),
      ),
    )('%s refuses %s', async (_, what, payload, status, call) => {
      const response = await editor.send({
        method: call.method,
        url: urlOf(call),
        payload,
        headers: {
          ...BY_GATEWAY,
          'x-csrftoken': await editor.csrf(),
          'content-type': 'application/json',
          'x-forwarded-for': payload.slice(0, 20).replace(/[^\w]/g, ''),
        },
      });
      expectRefusal(response, status);
      if (['no JSON', 'nothing', 'NaN'].includes(what)) expect(response.json()).toMatchObject({ code: 'bad_json' });
    });

    test.each(withBody)('%s takes JSON only', async (_, call) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=a',
        'application/xml',
        'nonsense',
      ]) {
        const response = await editor.send({
          method: call.method,
          url: urlOf(call),
          payload: '{"url":"/a"}',
          headers: { ...BY_GATEWAY, 'x-csrftoken': await editor.csrf(), 'content-type': type },
        });
        expectRefusal(response, 415);
      }
    });

    test.each(writes)('%s needs the csrf header, or to come from a program of this site', async (_, call) => {
      const status = call.right === 'command' ? 401 : 403;
      expectRefusal(await site.app.inject({ method: call.method, url: urlOf(call), payload: {} }), status);
    });
  });

  describe('modules', () => {
    const bad: readonly [string, string, unknown, string][] = [
      ['headline', 'an unknown field', { color: 'red' }, ''],
      ['headline', 'a level that there is not', { headline_level: 1 }, 'headline_level'],
      ['headline', 'a level as a text', { headline_level: '2' }, 'headline_level'],
      ['headline', 'an empty text', { content: ' ' }, 'content'],
      ['headline', 'a list as a text', { content: ['a'] }, 'content'],
      ['headline', 'an anchor with blanks', { anchor: 'a b' }, 'anchor'],
      ['full_teaser', 'a long text', { text: 'a'.repeat(3001) }, 'text'],
      ['full_teaser', 'a script address', { link: 'javascript:alert(1)' }, 'link'],
      ['full_teaser', 'another site by a trick', { link: '/\\evil.example' }, 'link'],
      ['full_teaser', 'a picture that there is not', { image: 'no.jpg' }, 'image'],
      ['event_list', 'a tag that there is not', { tag: 4711 }, 'tag'],
      ['event_list', 'a room that there is not', { room: 4711 }, 'room'],
      ['event_list', 'a number too large to keep', { tag: 2147483648 }, 'tag'],
      ['section', 'an unknown layout', { layout: '10-90' }, 'layout'],
    ];
    test('are edited by editors only', async () => {
      const visitor = site.visitor();
      expectRefusal(
        await visitor.write('PATCH', `/de/pageeditor-api/headline/${moduleId}`, { content: 'a' }, ANY_VERSION),
        401,
      );
      expectRefusal(await visitor.write('POST', '/de/pageeditor-api/headline', { content: 'a', page: 1 }), 401);
      expectRefusal(
        await visitor.write('DELETE', `/de/pageeditor-api/headline/${moduleId}`, undefined, ANY_VERSION),
        401,
      );
    });

    test.each(bad)('%s refuses %s', async (model, _, fields, field) => {
      const id = model === 'headline' ? moduleId : 999;
      const responses = [
        await editor.write('PATCH', `/de/pageeditor-api/${model}/${id}`, fields, ANY_VERSION),
        await editor.write('POST', `/de/pageeditor-api/${model}`, {
          ...(model === 'headline' ? { content: 'a' } : {}),
          ...(fields as object),
          page: 1,
        }),
      ];
      for (const response of responses) expectRefusal(response, 400, 404);
      const [, created] = responses;
      if (field !== '') expect(created?.json()).toMatchObject({ code: 'validation', field });
    });

    test.each([
      [{ content: 'a' }, 'page'],
      [{ content: 'a', page: 1, section: 1 }, 'section'],
      [{ content: 'a', page: 4711 }, 'page'],
      [{ content: 'a', page: 1, column: 1 }, 'column'],
      [{ content: 'a', section: 4711 }, 'section'],
      [{ content: 'a', page: 1, position: -1 }, 'position'],
    ])('cannot be placed at %p', async (body, field) => {
      const response = await editor.write('POST', '/de/pageeditor-api/headline', body);
      expectRefusal(response, 400);
      expect(response.json()).toMatchObject({ field });
    });
  });
});
