import type { EventListItem, EventsPage } from '@vestibule/contracts';
import { mediaBelow } from '../../../engines/media/store/folder-media';
import { importPack } from '../../packs/import-pack';
import { removeFolders, writePackFiles } from '../../packs/testing/pack';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';

// Statements that this file shows:
// - docs/behaviour/programme.md#age-of-the-visitors
// - docs/behaviour/programme.md#filters-of-the-events
// - docs/behaviour/programme.md#events-included-in-admission

const price = (text: string, amount: string, sale_type: number) => ({ text, price: amount, sale_type });
const seats = (...prices: object[]) => [{ key: 'a', name: { de: 'Saal' }, capacity: 9, prices }];

const EVENTS = [
  ['für alle', {}],
  ['für Kinder', { age_from: 5, age_to: 10 }],
  ['ab sechzehn', { age_from: 16, seat_groups: seats(price('Vollpreis', '20.00', 1), price('Ermäßigt', '0.00', 2)) }],
  ['ohne Ticket frei', { is_free: true }],
  ['Karte für nichts', { seat_groups: seats(price('Vollpreis', '0.00', 1)) }],
  ['acht Euro', { seat_groups: seats(price('Vollpreis', '8.00', 1), price('Ermäßigt', '5.00', 2)) }],
  ['im Eintritt', { with_admission: true }],
  ['ein Preis', { seat_groups: seats(price('Material', '10.00', 1)) }],
] as const;

let site: TestApp;
describe('events by their visitors', () => {
  beforeAll(async () => {
    site = await createTestApp();
    const dir = await writePackFiles({
      events: EVENTS.map(([title, more], index) => ({
        key: title,
        title: { de: title },
        date_start: `2026-12-0${index + 1}T19:00`,
        ...more,
      })),
    });
    const done = await importPack({ db: site.db, mediaStore: mediaBelow('/nonexistent'), dir, now: NOON });
    expect(done.errors).toEqual([]);
  });
  afterAll(async () => {
    await removeFolders();
    await site.close();
  });

  const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();
  const found = async (query: string) => (await get<EventsPage>(`/de/api/events/?${query}`)).results;
  const titles = async (query: string) => (await found(query)).map(({ title }) => title);

  test.each([
    ['0', ['ohne Ticket frei', 'Karte für nichts']],
    ['8', ['ohne Ticket frei', 'Karte für nichts', 'acht Euro']],
    ['10', ['ohne Ticket frei', 'Karte für nichts', 'acht Euro', 'ein Preis']],
  ])('a full price of at most %s euro; one without a known price is left out', async (euro, expected) => {
    expect(await titles(`price=${euro}`)).toEqual(expected);
    const days = expected.map((title) => `2026-12-0${EVENTS.findIndex(([name]) => name === title) + 1}`);
    expect(await get(`/de/api/calendar/?price=${euro}`)).toEqual(days);
  });

  test.each([
    [6, ['für Kinder']],
    [5, ['für Kinder']],
    [4, []],
    [11, []],
    [16, ['ab sechzehn']],
  ])('a visitor of %i years: events for everybody, and events for them', async (age, expected) => {
    const limited = ['für Kinder', 'ab sechzehn'];
    expect((await titles(`age=${age}`)).filter((title) => limited.includes(title))).toEqual(expected);
    expect(await titles(`age=${age}`)).toContain('für alle');
  });

  test('an event that admission includes says so while one can come, is not free, and is not both', async () => {
    const [included] = (await found('page_size=50')).filter(({ title }) => title === 'im Eintritt');
    expect(included).toMatchObject({ with_admission: true, availability: 'none', price_from: null });
    const dir = await writePackFiles({
      events: [
        { key: 'x', title: { de: 'Beides' }, date_start: '2026-12-09T19:00', is_free: true, with_admission: true },
      ],
    });
    const done = await importPack({ db: site.db, mediaStore: mediaBelow('/nonexistent'), dir, now: NOON });
    expect(done.errors).toEqual(['events.jsonl:1: with_admission: must not be set together with is_free']);
  });

  test('an event says its ages and that it is free', async () => {
    const byTitle = new Map((await found('page_size=50')).map((event) => [event.title, event]));
    const said = (title: string): Partial<EventListItem> | undefined => byTitle.get(title);
    expect(said('für Kinder')).toMatchObject({ age_from: 5, age_to: 10 });
    expect(said('für alle')).toMatchObject({ age_from: null, age_to: null, availability: 'none' });
    expect(said('ohne Ticket frei')).toMatchObject({ availability: 'free' });
  });

  test('a value that is none is refused', async () => {
    expect(await get('/de/api/events/?age=x')).toMatchObject({ code: 'validation', field: 'age' });
    expect(await get('/de/api/events/?price=-1')).toMatchObject({ code: 'validation', field: 'price' });
  });
});
