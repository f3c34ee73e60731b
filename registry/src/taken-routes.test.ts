import type { RouteDeclaration } from '@vestibule/contracts';
import { versionOf } from './channel/compose';
import { Releases } from './releases';
import { tempRegistry } from './testing/temp-registry';

let site: Awaited<ReturnType<typeof tempRegistry>>;
let releases: Releases;
const HOME = (name: string): RouteDeclaration => ({
  id: `${name}/home`,
  path: { de: name, en: name, cs: name },
  page: './pages/home',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
});
const DESK: RouteDeclaration = {
  ...HOME('content'),
  id: 'content/desk',
  path: { de: 'kasse', en: 'desk', cs: 'pokladna' },
};
const TAKER: RouteDeclaration = { ...DESK, id: 'programme/desk', replaces: ['content/desk'] };

describe('taken routes', () => {
  /** The desk moves from content to programme: one publish each, and content’s next version. */
  beforeEach(async () => {
    site = await tempRegistry();
    releases = new Releases(site.registry, 'ben', () => new Date('2026-03-02T10:00:00Z'));
    await site.add('content', '1.1.0', { routes: [HOME('content'), DESK] });
    await site.add('content', '1.2.0', { routes: [HOME('content')] });
    await site.add('content', '1.3.0', { routes: [HOME('content')] });
    await site.add('programme', '1.1.0', { routes: [HOME('programme'), TAKER] });
    await publish('content', '1.1.0');
    await publish('programme', '1.1.0');
  });
  afterEach(() => site.remove());
  const publish = (name: string, version: string) => releases.publish({ name, version });
  const live = async () => {
    const { composition, history } = (await site.registry.stable())!;
    return [versionOf(composition, 'content'), versionOf(composition, 'programme'), history[0]?.what];
  };

  describe('a route that has moved to another remote', () => {
    it('collides with the one that it replaces neither as a canary nor for everybody', async () => {
      await publish('content', '1.2.0');
      expect(await live()).toEqual(['1.2.0', '1.1.0', 'content 1.2.0']);
      await releases.canary({ name: 'content', version: '1.1.0' }, 10);
      expect((await site.registry.canary()).canaries).toHaveLength(1);
    });

    it('stays with its new remote when the old one is rolled back', async () => {
      await publish('content', '1.2.0');
      await releases.rollback('content');
      expect(await live()).toEqual(['1.1.0', '1.1.0', 'content 1.1.0']);
    });

    it('goes back alone while the old remote still has the route', async () => {
      await releases.rollback('programme');
      expect(await live()).toEqual(['1.1.0', '1.0.0', 'programme 1.0.0']);
    });

    it('goes back to the last version of the old remote that had it, which goes live in the same move', async () => {
      await publish('content', '1.2.0');
      await publish('content', '1.3.0');
      await releases.rollback('programme');
      expect(await live()).toEqual(['1.1.0', '1.0.0', 'programme 1.0.0, content 1.1.0']);
      // And forth again, with the next publish of either.
      await publish('programme', '1.1.0');
      await publish('content', '1.3.0');
      expect((await live()).slice(0, 2)).toEqual(['1.3.0', '1.1.0']);
    });

    it('goes back without the old remote where that version is deleted', async () => {
      await publish('content', '1.2.0');
      await site.registry.deleteVersion('content', '1.1.0');
      await releases.rollback('programme');
      expect(await live()).toEqual(['1.2.0', '1.0.0', 'programme 1.0.0']);
    });
  });
});
