import type { AnswerOf } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { FULL } from '../../features/packs/testing/full-pack';
import { writePackFiles } from '../../features/packs/testing/pack';
import { containers, pages } from './tables';
import { BY_GATEWAY } from '../../testing/test-app';
import { ANY_VERSION } from '../../testing/visitor';
import { openEffectsSite, UNPUBLISHED_ROLES, type EffectRole } from './testing/effects-site';

const opened = openEffectsSite();
let page = 0;
let section = 0;
describe('effects of history', () => {
  /** A publisher has changed public content twice, so that there is something to undo. */
  beforeAll(async () => {
    const { site, as } = opened;
    page = (await site.db.select().from(pages).where(eq(pages.key, 'visit')))[0]?.id ?? 0;
    section = (await site.db.select().from(containers))[0]?.id ?? 0;
    for (const place of [{ page }, { container: section, column: 0 }])
      for (const content of ['Eins', 'Zwei']) {
        const body = { ...place, position: 0, headline_level: 2, content };
        expect((await as('publisher').write('POST', '/de/pageeditor-api/headline', body)).statusCode).toBe(201);
      }
    const publish = { action: 'publish' };
    const published = await as('publisher').write(
      'POST',
      `/de/pageeditor-api/publication/${page}`,
      publish,
      ANY_VERSION,
    );
    expect(published.statusCode).toBe(200);
    const seen = await opened.seen();
    for (const address of ['page/besuch', 'container/by-slug/hinweise'])
      expect(seen[`/de/pageeditor-api/${address}`]).toContain('Zwei');
  });

  /** Names the latest version of a page's or section's content, on which a change is based. */
  async function latest(owner: 'page' | 'container') {
    const path = `/de/pageeditor-api/content/${owner}/${owner === 'page' ? page : section}`;
    const { version } = (await opened.as('publisher').get(path)).json<AnswerOf<'content'>>();
    return { path, match: { 'if-match': `"${version}"` } };
  }

  /** An undo in the content of a page or a section; returns its status. */
  const step = async (role: EffectRole, owner: 'page' | 'container', name: 'undo' | 'redo') => {
    const { path, match } = await latest(owner);
    return (await opened.as(role).write('POST', path, { step: name }, match)).statusCode;
  };

  describe.each(UNPUBLISHED_ROLES)('public content, when %s', (role) => {
    const mayWrite = role === 'editor';

    it('undoes and redoes, stays as it is', async () => {
      const before = opened.lastSeen();
      // The steps of a page wait for somebody who publishes them; those of a section are seen at once.
      expect(await step(role, 'page', 'undo')).toBe(mayWrite ? 200 : 403);
      expect(await step(role, 'page', 'redo')).toBe(mayWrite ? 200 : 403);
      expect(await step(role, 'container', 'undo')).toBe(403);
      expect(await opened.seen()).toEqual(before);
    });

    it('restores each version of a page, stays as it is', async () => {
      const before = opened.lastSeen();
      const path = `/de/pageeditor-api/versions/${page}`;
      const versions = (await opened.as('publisher').get(path)).json<AnswerOf<'pageVersions'>>();
      expect(versions.length).toBeGreaterThanOrEqual(3);
      for (const { id } of versions) {
        const restored = await opened.as(role).write('POST', path, { version: id }, (await latest('page')).match);
        expect(restored.statusCode).toBe(mayWrite ? 200 : 403);
      }
      expect(await opened.seen()).toEqual(before);
    });

    it.each([
      ['JSON lines', { articles: FULL.articles.map((article) => ({ ...article, title: { de: 'Fremd' } })) }, {}],
      ['CSV', {}, { 'articles.csv': 'key,title.de\nfremd,Fremd\n' }],
    ])('imports a pack of %s, stays as it is', async (_, kinds, files) => {
      const before = opened.lastSeen();
      const dir = await writePackFiles(kinds, {}, files);
      const imported = await opened.as(role).write('POST', '/internal/import', { dir, options: {} });
      expect(imported.statusCode).toBe(401);
      expect(await opened.seen()).toEqual(before);
    });
  });

  describe('control: public content', () => {
    it('changes when somebody who publishes undoes a step of a section', async () => {
      const before = await opened.seen();
      expect(await step('publisher', 'container', 'undo')).toBe(200);
      expect(await opened.seen()).not.toEqual(before);
    });

    it.each([
      ['JSON lines', { articles: FULL.articles.map((article) => ({ ...article, title: { de: 'Fremd' } })) }, {}],
      ['CSV', {}, { 'articles.csv': 'key,title.de\nfremd,Fremd\n' }],
    ])('changes when the content command of the machine imports a pack of %s', async (_, kinds, files) => {
      const before = await opened.seen();
      const dir = await writePackFiles(kinds, {}, files);
      const url = '/internal/import';
      const { body } = await opened.site
        .visitor(BY_GATEWAY)
        .send({ method: 'POST', url, payload: { dir, options: {} } });
      expect(body).toContain('"ok":true');
      expect(await opened.seen()).not.toEqual(before);
    });
  });
});
