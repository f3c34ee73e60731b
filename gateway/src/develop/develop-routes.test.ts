import { signDevelopGrant, type DevelopGrant } from '@vestibule/registry/develop/develop-token';
import { developPrefix } from '@vestibule/registry/develop/develop-version';
import { buildsOfSession, noteBuild } from '@vestibule/registry/develop/session-builds';
import { readPreview, signPreview } from '@vestibule/registry/preview-token';
import { writeBuild } from '@vestibule/registry/testing/build';
import { tempRegistry } from '@vestibule/registry/testing/temp-registry';
import fastify, { type FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEW_COOKIE } from '../http/cookies';
import { Previews } from '../releases/previews';
import { openStream } from '../testing/event-stream';
import { developRoutes } from './develop-routes';
import { EventStreams } from './event-streams';

const SECRET = 'secret-of-the-tests';
const GRANT: DevelopGrant = { session: 'k3f9', remote: 'programme', by: 'anna', until: Date.now() + 60_000 };
const VERSION = developPrefix('0.1.0', GRANT.session) + 'a1';
const BEFORE = developPrefix('0.1.0', GRANT.session) + 'a0';
const PATHS = ['browser/page.js', 'browser/remoteEntry.js', 'server/server.cjs', 'i18n/de.json'];

let site: Awaited<ReturnType<typeof tempRegistry>>;
let app: FastifyInstance;
let running: jest.Mock;
describe('develop routes', () => {
  beforeEach(async () => {
    site = await tempRegistry();
    app = fastify();
    running = jest.fn(() => Promise.resolve({}));
    const previews = Object.assign(new Previews({} as never, SECRET), { running });
    developRoutes(app, { secret: SECRET, registry: site.registry, previews, streams: new EventStreams(app) });
  });
  afterEach(async () => {
    await app.close();
    await site.remove();
  });

  async function body(version = VERSION): Promise<object> {
    const dir = join(site.root, version);
    await writeBuild(dir, 'programme', version);
    const read = async (path: string) => (await readFile(join(dir, path))).toString('base64');
    return {
      manifest: await read('remote.json'),
      files: Object.fromEntries(await Promise.all(PATHS.map(async (path) => [path, await read(path)]))),
    };
  }
  const send = (payload: object, { path = 'builds', token = signDevelopGrant(SECRET, GRANT) } = {}) =>
    app.inject({ method: 'POST', url: `/_develop/${path}`, headers: { authorization: `Bearer ${token}` }, payload });

  test('a build is taken, started, and shown by the link in the answer', async () => {
    const answer = await send(await body());
    expect(answer.statusCode).toBe(200);
    const { version, link } = answer.json<{ version: string; link: string }>();
    expect(version).toBe(VERSION);
    expect(readPreview(SECRET, new URL(link, 'http://site').searchParams.get('token') ?? '', Date.now())).toEqual({
      remotes: [{ name: 'programme', version: VERSION }],
      until: GRANT.until,
      session: GRANT.session,
    });
    expect(running).toHaveBeenCalledWith({ remotes: [{ name: 'programme', version: VERSION }], until: GRANT.until });
    expect((await buildsOfSession(site.registry, GRANT.session))?.versions).toEqual([VERSION]);
  });

  test.each([
    ['no token', ''],
    ['a token of another site', signDevelopGrant('another-secret-of-16', GRANT)],
    ['a token that is over', signDevelopGrant(SECRET, { ...GRANT, until: Date.now() - 1 })],
    [
      'a preview token',
      signPreview(SECRET, { remotes: [{ name: 'programme', version: '1.0.0' }], until: GRANT.until }),
    ],
  ])('%s is refused before the body is read', async (_, token) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/_develop/builds',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: 'no json',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'unauthorized', message: 'The token has expired, or was not made for this site' },
    ]);
  });

  test.each([
    ['without a manifest', { files: {} }, 'manifest is a required field'],
    ['whose files are no texts', { manifest: 'e30=', files: { 'browser/a.js': 7 } }, 'files["browser/a.js"]'],
    ['whose manifest is none', { manifest: 'e30=', files: {} }, 'remote.json of programme'],
  ])('a body %s is refused by field', async (_, payload, message) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringContaining(message),
    ]);
  });

  test('a build that cannot be started is refused with the reason, and pages stay with the one before', async () => {
    await noteBuild(site.registry, GRANT.session, { name: 'programme', version: BEFORE }, new Date());
    running.mockRejectedValueOnce(new Error('its server file throws'));
    const answer = await send(await body());
    expect([answer.statusCode, answer.json()]).toEqual([422, { code: 'refused', message: 'its server file throws' }]);
    expect((await buildsOfSession(site.registry, GRANT.session))?.versions).toEqual([BEFORE]);
  });

  test('open pages of the session are notified of a newer build, other pages get nothing', async () => {
    expect((await app.inject('/_develop/events')).statusCode).toBe(404);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await noteBuild(site.registry, GRANT.session, { name: 'programme', version: VERSION }, new Date());
    const cookie = `${PREVIEW_COOKIE}=${signPreview(SECRET, { remotes: [{ name: 'programme', version: '0.1.0-dev.k3f9.older' }], until: GRANT.until, session: GRANT.session })}`;
    const { next, close } = openStream(app, '/_develop/events', { cookie });
    const link = await next();
    expect(
      readPreview(SECRET, new URL(link, 'http://site').searchParams.get('token') ?? '', Date.now())?.remotes,
    ).toEqual([{ name: 'programme', version: VERSION }]);
    await send({ problems: 'a.ts:1: TS2322: no' }, { path: 'problems' });
    expect(await next()).toBe('!"a.ts:1: TS2322: no"');
    expect((await send({ problems: 7 }, { path: 'problems' })).statusCode).toBe(400);
    expect((await send({ problems: '' }, { path: 'problems', token: '' })).statusCode).toBe(401);
    close();
  });
});
