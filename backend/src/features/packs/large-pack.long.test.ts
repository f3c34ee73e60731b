import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArticlesPage, EventsPage, FilterOption, ProductionsPage, TeamPage } from '@vestibule/contracts';
import { LARGE_PACK, largePack } from '@vestibule/testkit/large-pack';
import { mediaBelow } from '../../engines/media/store/folder-media';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import { importPack } from './import-pack';
import { removeFolders, temporaryFolder } from './testing/pack';

/** Bytes of an answer that a list's page is rendered from. */
const LARGEST = 60_000;
let site: TestApp;

describe('large pack', () => {
  beforeAll(async () => {
    site = await createTestApp();
    const dir = await temporaryFolder();
    for (const [file, lines] of Object.entries(largePack('2026-11-21'))) await writeFile(join(dir, file), lines);
    expect(await importPack({ db: site.db, mediaStore: mediaBelow(dir), dir, now: NOON })).toMatchObject({
      ok: true,
      errors: [],
      warnings: [],
    });
  });
  afterAll(async () => {
    await site.close();
    await removeFolders();
  });

  const get = async <T>(path: string): Promise<{ readonly size: number; readonly body: T }> => {
    const answer = await site.visitor().get(`/de/api/${path}`);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return { size: answer.payload.length, body: answer.json<T>() };
  };

  test.each([
    'events/',
    'events/?view=archive',
    'events/facets/',
    'productions/',
    'productions/?view=archive',
    'productions/?view=archive&page=100',
    'team/',
    'articles/',
    'search/?q=abend',
  ])('%s of a large house stays small', async (path) => expect((await get(path)).size).toBeLessThan(LARGEST));

  test('filters offer the options of each list: most types and tags are those of productions and articles', async () => {
    const count = async (path: string) => (await get<FilterOption[]>(path)).body.length;
    expect(await count('exhibition-types/')).toBe(14);
    expect(await count('event-tags/')).toBe(40);
    expect(await count('production-types/')).toBe(LARGE_PACK.types);
    expect(await count('production-tags/')).toBe(LARGE_PACK.tags);
    expect(await count('rooms/')).toBe(LARGE_PACK.rooms);
  });

  test('all that is over can be reached, and nothing is in two lists', async () => {
    const [current, past] = [
      (await get<ProductionsPage>('productions/')).body,
      (await get<ProductionsPage>('productions/?view=archive')).body,
    ];
    expect([current.count, past.count]).toEqual([150, LARGE_PACK.productions - 150]);
    const last = (await get<ProductionsPage>(`productions/?view=archive&page=${Math.ceil(past.count / 10)}`)).body;
    expect([last.next, last.results.at(-1)?.date_to]).toEqual([null, '2002-05-11']);
    const [coming, over] = [
      (await get<EventsPage>('events/')).body.count,
      (await get<EventsPage>('events/?view=archive')).body.count,
    ];
    expect(coming + over).toBe(LARGE_PACK.events);
  });

  test('the team is the team', async () => {
    const { body } = await get<TeamPage>('team/');
    expect([body.count, body.results.length]).toEqual([LARGE_PACK.team, 48]);
    expect(body.letters).toHaveLength(26);
    expect((await get<ArticlesPage>('articles/')).body.count).toBe(LARGE_PACK.articles);
  });
});
