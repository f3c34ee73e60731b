import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionOf } from './channel/compose';
import { Releases } from './releases';
import { tempRegistry } from './testing/temp-registry';

let site: Awaited<ReturnType<typeof tempRegistry>>;
let releases: Releases;
describe('releases', () => {
  beforeEach(async () => {
    site = await tempRegistry();
    releases = new Releases(site.registry, 'ben', () => new Date('2026-03-02T10:00:00Z'));
  });
  afterEach(() => site.remove());
  const live = async (remote: string) => {
    const stable = await site.registry.stable();
    return stable && versionOf(stable.composition, remote);
  };

  test('publish moves the pointer and notes who did it', async () => {
    await site.add('programme', '1.1.0');
    await releases.publish({ name: 'programme', version: '1.1.0' });
    expect(await live('programme')).toBe('1.1.0');
    expect((await site.registry.stable())?.history[0]).toMatchObject({
      by: 'ben',
      at: '2026-03-02T10:00:00.000Z',
      kind: 'publish',
      what: 'programme 1.1.0',
    });
  });

  test.each([
    [
      'another contract',
      { contracts: '^2.0.0' },
      'contract · programme/remote.ts, contracts: the site runs contracts 1.4.0, the remote was written for ^2.0.0',
    ],
    ['a range that is none', { contracts: 'latest' }, '"latest" is not a version range'],
    [
      'a page that was not built',
      { exposes: {} },
      'exposes · programme/remote.ts, route programme/home: the build has no ./pages/home',
    ],
  ])('%s is refused, and nothing changes', async (_, changes, message) => {
    await site.add('programme', '1.1.0', changes);
    const before = await site.registry.stable();
    await expect(releases.publish({ name: 'programme', version: '1.1.0' })).rejects.toThrow(message);
    await expect(releases.pin({ name: 'programme', version: '1.1.0' })).rejects.toThrow(message);
    await expect(releases.canary({ name: 'programme', version: '1.1.0' }, 5)).rejects.toThrow(message);
    expect(await site.registry.stable()).toEqual(before);
    expect((await site.registry.canary()).canaries).toEqual([]);
  });

  test('the path, the name and the slot of another remote are refused', async () => {
    const route = {
      id: 'content/home',
      path: { de: 'Content', en: 'content', cs: 'x' },
      page: './pages/home',
      layout: 'default',
      bodyClass: 'none',
      hydrate: 'idle',
    } as const;
    await site.add('content', '1.1.0', {
      slots: [{ slot: 'footer-info', expose: './slots/info', hydrate: 'input' }],
      exposes: { './pages/home': { js: [], css: [] }, './slots/info': { js: [], css: [] } },
    });
    await releases.publish({ name: 'content', version: '1.1.0' });
    await site
      .add('programme', '1.1.0', {
        routes: [route],
        slots: [{ slot: 'footer-info', expose: './pages/home' as './slots/x', hydrate: 'input' }],
      })
      .catch(() => undefined);
    await site.add('programme', '1.2.0', {
      routes: [route],
      slots: [{ slot: 'footer-info', expose: './slots/info', hydrate: 'input' }],
      exposes: { './pages/home': { js: [], css: [] }, './slots/info': { js: [], css: [] } },
    });
    const problems = await releases.problemsOf({ name: 'programme', version: '1.2.0' });
    expect(problems.map(({ message }) => message)).toEqual([
      'content has a route of this name',
      '/en/content is the path of content/home of content',
      'content fills this slot',
    ]);
  });

  test('a build that was changed after it was uploaded is refused', async () => {
    await site.add('programme', '1.1.0');
    await writeFile(join(site.root, 'registry/remotes/programme/1.1.0/browser/page.js'), 'alert(1)');
    await expect(releases.publish({ name: 'programme', version: '1.1.0' })).rejects.toThrow(
      'programme 1.1.0, browser/page.js: the file does not match its hash in remote.json',
    );
    expect(await live('programme')).toBe('1.0.0');
  });

  test('a version that does not exist is refused', async () => {
    await expect(releases.pin({ name: 'programme', version: '9.9.9' })).rejects.toThrow(
      'There is no version 9.9.9 of programme',
    );
  });

  test('a canary is promoted to everybody, and then it is over', async () => {
    await site.add('programme', '1.1.0');
    await releases.canary({ name: 'programme', version: '1.1.0' }, 10);
    expect(await live('programme')).toBe('1.0.0');
    await releases.promote('programme');
    expect(await live('programme')).toBe('1.1.0');
    expect((await site.registry.canary()).canaries).toEqual([]);
    await expect(releases.promote('programme')).rejects.toThrow('programme has no canary');
  });

  test('teams that publish at the same moment lose nothing', async () => {
    const names = ['content', 'programme'];
    const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'];
    for (const name of names) for (const version of versions) await site.add(name, version);
    await Promise.all(
      names.flatMap((name) => versions.map((version) => new Releases(site.registry, name).publish({ name, version }))),
    );
    const stable = await site.registry.stable();
    expect(stable?.revision).toBe(11);
    expect(
      stable?.history
        .map(({ what }) => what)
        .sort()
        .slice(0, 10),
    ).toEqual(names.flatMap((name) => versions.map((version) => `${name} ${version}`)));
  });

  describe('two new remotes with the same path', () => {
    const same = (name: string) => ({
      routes: [
        {
          id: `${name}/same` as const,
          path: { de: 'doppelt', en: 'double', cs: 'dvojite' },
          page: './pages/home',
          layout: 'default',
          bodyClass: 'none',
          hydrate: 'idle',
        } as const,
      ],
    });
    const alpha = { name: 'alpha', version: '1.0.0' };
    const beta = { name: 'beta', version: '1.0.0' };
    const refusal = /\/de\/doppelt is the path of (alpha|beta)\/same of (alpha|beta)/;
    beforeEach(async () => {
      for (const { name, version } of [alpha, beta]) await site.add(name, version, same(name));
    });

    it('are not canaries at the same time', async () => {
      await releases.canary(alpha, 10);
      await expect(releases.canary(beta, 5)).rejects.toThrow(refusal);
      expect((await site.registry.canary()).canaries.map(({ remote }) => remote)).toEqual(['alpha']);
    });

    it('are not one a canary and the other everybody’s', async () => {
      await releases.canary(alpha, 10);
      await expect(releases.publish(beta)).rejects.toThrow(refusal);
      await releases.canary(alpha, 0);
      await releases.publish(beta);
      expect(await live('beta')).toBe('1.0.0');
    });

    it('do not both go live when they are published at the same moment', async () => {
      const results = await Promise.allSettled([alpha, beta].map((remote) => releases.publish(remote)));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect([await live('alpha'), await live('beta')].filter((version) => version !== undefined)).toEqual(['1.0.0']);
    });

    it('do not meet when one is rolled back to a path that the other has taken since', async () => {
      await releases.publish(alpha);
      await site.add('alpha', '1.1.0');
      await releases.publish({ name: 'alpha', version: '1.1.0' });
      await releases.publish(beta);
      await expect(releases.rollback('alpha')).rejects.toThrow(refusal);
      await releases.rollback();
      await releases.rollback('alpha');
      expect(await live('alpha')).toBe('1.0.0');
    });
  });
});
