import type { EventListItem } from '@vestibule/contracts';
import { mediaBelow } from '../../../engines/media/store/folder-media';
import { importPack } from '../../packs/import-pack';
import { removeFolders, writePackFiles } from '../../packs/testing/pack';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';

const SOLD_OUT = [{ key: 'a', name: { de: 'Saal' }, capacity: 0, prices: [{ price: '9.00', sale_type: 1 }] }];
const TAGS = ['Nacht', 'Orgel', 'Salz', 'Licht'];

/** Latest first, so that their order is not that of time. */
const OTHERS = [
  ['nur am selben Ort', { venue: 'Haus' }],
  ['ein Tag gemeinsam', { tags: ['Nacht'] }],
  ['alle Tags gemeinsam', { tags: TAGS }],
  ['dasselbe Genre', { genre: 'Konzert' }],
  ['dieselbe Reihe', { series: 'Abende' }],
  ['dieselbe Person', { persons: ['ada'] }],
  ['Person der Produktion', { production: 'andere' }],
  ['nichts gemeinsam', { venue: 'Turm' }],
  ['abgesagt', { persons: ['ada'], status: 'cancelled' }],
  ['ausverkauft', { persons: ['ada'], id_jet: 'VB9', seat_groups: SOLD_OUT }],
  ['nicht öffentlich', { persons: ['ada'], is_online: false }],
  ['derselben Produktion', { persons: ['ada'], production: 'eigene' }],
  ['Abend', { persons: ['ada'] }],
] as const;

let site: TestApp;
describe('related events', () => {
  beforeAll(async () => {
    site = await createTestApp();
    const own = {
      venue: 'Haus',
      tags: TAGS,
      genre: 'Konzert',
      series: 'Abende',
      persons: ['ada'],
      production: 'eigene',
    };
    const dir = await writePackFiles({
      venues: [
        { key: 'haus', name: 'Haus' },
        { key: 'turm', name: 'Turm' },
      ],
      persons: [{ key: 'ada', name: 'Ada', is_group: true }],
      productions: [
        { key: 'eigene', title: { de: 'Eigene' } },
        { key: 'andere', title: { de: 'Andere' }, persons: ['ada'] },
      ],
      events: [
        { key: 'own', title: { de: 'Abend' }, date_start: '2026-12-01T19:00', ...own },
        ...OTHERS.map(([title, more], index) => ({
          key: `o${index}`,
          title: { de: title },
          date_start: `2026-12-${28 - index}T19:00`,
          ...more,
        })),
        { key: 'over', title: { de: 'vorbei' }, date_start: '2026-11-01T19:00', persons: ['ada'] },
      ],
    });
    const done = await importPack({ db: site.db, mediaStore: mediaBelow('/nonexistent'), dir, now: NOON });
    expect(done.errors).toEqual([]);
  });
  afterAll(async () => {
    await removeFolders();
    await site.close();
  });

  const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();
  const idOf = async (title: string) => {
    const { results } = await get<{ results: EventListItem[] }>('/de/api/events/?page_size=50');
    return results.find((event) => event.title === title)?.id ?? 0;
  };
  const related = async (id: number) =>
    (await get<EventListItem[]>(`/de/api/events/${id}/related/`)).map(({ title }) => title);

  test('people first, also of a production, then the series; three at most, none that nobody can go to', async () => {
    const { results } = await get<{ results: EventListItem[] }>('/de/api/events/?date=01-12-2026&until=01-12-2026');
    expect(await related(results[0]?.id ?? 0)).toEqual(['Person der Produktion', 'dieselbe Person', 'dieselbe Reihe']);
  });

  test('more tags in common are nearer than one, and a genre nearer than a place', async () => {
    expect(await related(await idOf('alle Tags gemeinsam'))).toEqual(['Abend', 'ein Tag gemeinsam']);
    expect(await related(await idOf('nur am selben Ort'))).toEqual(['Abend']);
    expect(await related(await idOf('nichts gemeinsam'))).toEqual([]);
  });

  test('an event that is not there has none', async () => {
    expect((await site.visitor().get('/de/api/events/999/related/')).statusCode).toBe(404);
  });

  test('an ensemble is named as one', async () => {
    const id = await idOf('dieselbe Person');
    expect(await get(`/de/api/events/${id}/`)).toMatchObject({ persons: [{ name: 'Ada', is_group: true }] });
  });
});
