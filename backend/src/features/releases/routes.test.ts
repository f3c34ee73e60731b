import type { ReleaseState } from '@vestibule/contracts';
import { readPreview } from '@vestibule/registry/preview-token';
import { NOON } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';
import { PREVIEW_SECRET, releaseSite } from './testing/site';

let site: Awaited<ReturnType<typeof releaseSite>>;
describe('releases: routes', () => {
  beforeAll(async () => {
    site = await releaseSite();
  });
  beforeEach(async () => {
    await site.reset();
    await site.builds.add('programme', '1.1.0', {}, '2026-03-02T10:00:00.000Z');
  });
  afterAll(() => site.close());

  const state = async () => (await site.administrator.get('/api/releases/')).json<ReleaseState>();
  const remote = async (name: string) => (await state()).remotes.find((one) => one.name === name);
  const move = (body: object, visitor: Visitor = site.administrator) =>
    visitor.write('POST', '/api/releases/moves/', body);
  const link = (body: object, visitor: Visitor = site.administrator) =>
    visitor.write('POST', '/api/releases/preview-links/', body);
  const version = { remote: 'programme', version: '1.1.0' };
  const preview = { remotes: [{ name: 'programme', version: '1.1.0' }], hours: 2, to: '/de/veranstaltungen?page=2' };

  describe('access to releases', () => {
    test('administrators only: 401 for nobody, 403 for an editor', async () => {
      for (const [visitor, status, code] of [
        [site.anonymous, 401, 'unauthorised'],
        [site.editor, 403, 'forbidden'],
      ] as const) {
        for (const response of [
          await visitor.get('/api/releases/'),
          await move({ action: 'publish', ...version }, visitor),
          await link(preview, visitor),
        ]) {
          expect(response.statusCode).toBe(status);
          expect(response.json()).toMatchObject({ code });
        }
      }
      expect((await remote('programme'))?.version).toBe('1.0.0');
    });

    test('writes need the csrf token', async () => {
      for (const url of ['/api/releases/moves/', '/api/releases/preview-links/']) {
        const response = await site.administrator.send({
          method: 'POST',
          url,
          payload: { action: 'publish', ...version },
        });
        expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'csrf']);
      }
      expect((await remote('programme'))?.version).toBe('1.0.0');
    });

    test('nobody keeps the answers', async () => {
      expect((await site.administrator.get('/api/releases/')).headers['cache-control']).toBe('private, no-store');
    });
  });

  describe('the state', () => {
    test('lists the live versions, and the publisher of each version', async () => {
      const { history, ...rest } = await state();
      expect(rest).toMatchObject({
        server_time: new Date(NOON).toISOString(),
        shell: '0.1.0-s',
        contracts: '1.4.0',
        composition: expect.stringMatching(/^[0-9a-f]{12}$/),
      });
      expect(rest.remotes[1]).toEqual({
        name: 'programme',
        version: '1.0.0',
        pinned: false,
        canary: null,
        versions: [
          {
            version: '1.1.0',
            by: 'anna',
            at: '2026-03-02T10:00:00.000Z',
            live: false,
            share: null,
            loads: null,
            failures: null,
          },
          {
            version: '1.0.0',
            by: 'anna',
            at: '2026-03-01T09:00:00.000Z',
            live: true,
            share: null,
            loads: null,
            failures: null,
          },
        ],
      });
      expect(history).toEqual([
        {
          key: 'stable-1',
          revision: 1,
          kind: 'start',
          parts: [
            { name: 'shell', version: '0.1.0-s' },
            { name: 'content', version: '1.0.0' },
            { name: 'programme', version: '1.0.0' },
          ],
          to: null,
          percent: null,
          by: 'anna',
          at: '2026-03-01T09:00:00.000Z',
        },
      ]);
    });

    test('has the gateway’s numbers when there are any', async () => {
      const content = { name: 'content', version: '1.0.0' };
      site.setTraffic({
        compositions: [
          { id: 'a', share: 85, remotes: [content, { name: 'programme', version: '1.0.0' }] },
          { id: 'b', share: 15, remotes: [content, { name: 'programme', version: '1.1.0' }] },
        ],
        versions: [{ remote: 'programme', version: '1.1.0', loads: 40, failures: 2 }],
      });
      expect((await remote('programme'))?.versions).toMatchObject([
        { version: '1.1.0', share: 15, loads: 40, failures: 2 },
        { version: '1.0.0', share: 85, loads: 0, failures: 0 },
      ]);
      expect((await remote('content'))?.versions).toMatchObject([{ share: 100, loads: 0 }]);
    });
  });

  describe('preview links', () => {
    test('are signed for as long as was asked', async () => {
      const response = await link(preview);
      const url = new URL(response.json<{ url: string }>().url, 'https://example.org');
      expect([url.pathname, url.searchParams.get('to')]).toEqual(['/_preview', '/de/veranstaltungen?page=2']);
      expect(readPreview(PREVIEW_SECRET, url.searchParams.get('token') ?? '', NOON)).toEqual({
        remotes: preview.remotes,
        until: NOON + 2 * 3_600_000,
      });
    });

    test.each([
      [{ remotes: [{ name: 'programme', version: '9.9.9' }] }, 422],
      [{ remotes: [] }, 400],
      [{ hours: 0 }, 400],
      [{ hours: 169 }, 400],
      [{ to: '//evil.example' }, 400],
    ])('not for %j', async (wrong, status) => expect((await link({ ...preview, ...wrong })).statusCode).toBe(status));
  });

  test('a registry that cannot be read is no fault of the caller', async () => {
    await site.builds.registry.store.put('channels/stable.json', Buffer.from('{}'));
    expect((await site.administrator.get('/api/releases/')).statusCode).toBe(409);
    jest.spyOn(site.builds.registry.store, 'get').mockRejectedValue(new Error('getaddrinfo ENOTFOUND'));
    const response = await site.administrator.get('/api/releases/');
    expect([response.statusCode, response.json()]).toEqual([
      502,
      { code: 'bad_answer', message: 'The registry of builds cannot be reached' },
    ]);
  });
});
