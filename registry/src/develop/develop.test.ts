import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Releases } from '../releases';
import { prune } from '../retention';
import { writeBuild } from '../testing/build';
import { tempRegistry } from '../testing/temp-registry';
import { readDevelopGrant, signDevelopGrant, type DevelopGrant } from './develop-token';
import { developPrefix } from './develop-version';
import { noteProblems, problemsOf, WHOLE_SITE } from './problems';
import { receiveBuild, type SentBuild } from './receive-build';
import { buildsOfSession, noteBuild } from './session-builds';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const GRANT: DevelopGrant = { session: 'k3f9', remote: 'programme', by: 'anna', until: NOON + 1000 };
const versionOf = (hash: string, session = GRANT.session) => developPrefix('0.1.0', session) + hash;

let site: Awaited<ReturnType<typeof tempRegistry>>;
describe('develop', () => {
  beforeEach(async () => {
    site = await tempRegistry();
  });
  afterEach(() => site.remove());

  /** A build as a developer's machine sends it, without the files named. */
  async function build(version: string, { name = 'programme', without = [] as string[] } = {}): Promise<SentBuild> {
    const dir = join(site.root, 'work');
    await rm(dir, { recursive: true, force: true });
    const manifest = await writeBuild(dir, name, version);
    const paths = ['browser/page.js', 'browser/remoteEntry.js', 'server/server.cjs', 'i18n/de.json'].filter(
      (path) => !without.includes(path),
    );
    const files = new Map(
      await Promise.all(paths.map(async (path) => [path, await readFile(join(dir, path))] as const)),
    );
    return { manifest: Buffer.from(JSON.stringify(manifest)), files };
  }

  test('a token holds for its purpose, its secret and its time', () => {
    const token = signDevelopGrant('a-secret-of-16-chars', GRANT);
    expect(readDevelopGrant('a-secret-of-16-chars', token, NOON)).toEqual(GRANT);
    expect(readDevelopGrant('another-secret-of-16', token, NOON)).toBeUndefined();
    expect(readDevelopGrant('a-secret-of-16-chars', token, NOON + 1000)).toBeUndefined();
    expect(readDevelopGrant('a-secret-of-16-chars', 'nonsense', NOON)).toBeUndefined();
  });

  test('a build is stored whole; the next one brings only the changes', async () => {
    await receiveBuild(site.registry, GRANT, await build(versionOf('a')));
    await noteBuild(site.registry, GRANT.session, { name: 'programme', version: versionOf('a') }, new Date(NOON));
    // The scripts name the version, the server file and the texts are those of the first build.
    await receiveBuild(
      site.registry,
      GRANT,
      await build(versionOf('b'), { without: ['server/server.cjs', 'i18n/de.json'] }),
    );
    expect(await new Releases(site.registry, 'ben').problemsOf({ name: 'programme', version: versionOf('b') })).toEqual(
      [],
    );
  });

  test.each([
    [
      'for another remote',
      () => build(versionOf('a'), { name: 'content' }),
      'This token is for programme, not for content',
    ],
    ['that calls itself a release', () => build('1.2.0'), '1.2.0 is no development version of this session'],
    ['of another session', () => build(versionOf('a', 'zzzz')), 'is no development version of this session'],
    [
      'that lacks a file',
      () => build(versionOf('a'), { without: ['server/server.cjs'] }),
      'server/server.cjs: the file is missing',
    ],
  ])('a build %s is refused, and nothing of it stays', async (_, make, message) => {
    const before = await site.registry.store.list('');
    await expect(receiveBuild(site.registry, GRANT, await make())).rejects.toThrow(message);
    expect(await site.registry.store.list('')).toEqual(before);
  });

  test('the two newest builds of a session stay, none is listed as a version, and none can be published', async () => {
    for (const hash of ['a', 'b', 'c']) {
      await receiveBuild(site.registry, GRANT, await build(versionOf(hash)));
      await noteBuild(site.registry, GRANT.session, { name: 'programme', version: versionOf(hash) }, new Date(NOON));
    }
    expect(await site.registry.developVersions('programme')).toEqual([versionOf('b'), versionOf('c')]);
    expect((await buildsOfSession(site.registry, GRANT.session))?.versions).toEqual([versionOf('c'), versionOf('b')]);
    expect((await site.registry.versions('programme')).map(({ version }) => version)).toEqual(['1.0.0']);
    await expect(
      new Releases(site.registry, 'ben').publish({ name: 'programme', version: versionOf('c') }),
    ).rejects.toThrow('is a development build: publish the remote instead');
  });

  test('a day after the last build a session is gone, and so are builds that no session has', async () => {
    for (const [session, at] of [
      ['old1', NOON - 86_400_001],
      ['new1', NOON - 1000],
    ] as const) {
      await receiveBuild(site.registry, { ...GRANT, session }, await build(versionOf('a', session)));
      await noteBuild(site.registry, session, { name: 'programme', version: versionOf('a', session) }, new Date(at));
    }
    const noted = ['old1', 'new1', WHOLE_SITE];
    for (const session of noted) await noteProblems(site.registry, session, 'a.ts:1: no');
    await receiveBuild(site.registry, { ...GRANT, session: 'lost' }, await build(versionOf('a', 'lost')));
    expect(await prune(site.registry, undefined, new Date(NOON))).toEqual([
      `programme ${versionOf('a', 'lost')}`,
      `programme ${versionOf('a', 'old1')}`,
    ]);
    expect(await site.registry.developVersions('programme')).toEqual([versionOf('a', 'new1')]);
    expect(await buildsOfSession(site.registry, 'old1')).toBeUndefined();
    const problems = await Promise.all(noted.map((session) => problemsOf(site.registry, session)));
    expect(problems).toEqual(['', 'a.ts:1: no', 'a.ts:1: no']);
  });
});
