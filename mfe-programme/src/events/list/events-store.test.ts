import { Failure, fakeHost, type FakeAnswer } from '@vestibule/contracts/testing/fake-host';
import * as dates from '@vestibule/contracts/dates';
import { eventsPage, listItem, teaser } from '../../testing/records';
import { groupByDay } from '../days';
import { EventsStore, type ListStart, type ReadPage } from './events-store';
import { loadEventsList } from './events-list.loader';
import { toSearch, WHOLE_PROGRAMME } from '../query';
import { readEvents } from '../read-programme';

const EVENTS = '/de/api/events/';
const on = (id: number, day: number) => listItem({ id, date_start: `2026-11-${day}T19:00:00+01:00` });
const PAGES: Record<string, FakeAnswer> = {
  [`${EVENTS}?page=1`]: eventsPage([on(1, 21)], `${EVENTS}?page=2`),
  [`${EVENTS}?page=2`]: eventsPage([on(2, 22)], `${EVENTS}?page=3`),
  [`${EVENTS}?page=3`]: eventsPage([on(3, 24)]),
  '/de/api/teasers/': [teaser({ id: 1, position: '2026-11-21' }), teaser({ id: 2, position: '2026-11-23' })],
};

/** Further pages as the page's own loader gives them. */
const reading =
  (fake: ReturnType<typeof fakeHost>): ReadPage =>
  (query) =>
    loadEventsList(fake.context({}, `/de/veranstaltungen${toSearch(query)}`));

async function opened(answers = PAGES) {
  const fake = fakeHost({ answers });
  const query = WHOLE_PROGRAMME;
  const first = await readEvents(fake.host, query);
  const start: ListStart = { query, days: first.days, teasers: [], hasNext: first.hasNext };
  const store = new EventsStore(reading(fake));
  store.open(start);
  fake.requests.length = 0;
  return { ...fake, store, start };
}
const shown = (store: EventsStore) => store.programme.flatMap(({ rows }) => rows.map(({ id }) => id));
const asked = (requests: readonly { path: string }[]) => requests.map(({ path }) => path).filter((path) => path.startsWith(`${EVENTS}?`));

test('starts at page 0 with nothing', () => {
  const store = new EventsStore(reading(fakeHost()));
  expect(store).toMatchObject({ page: 0, days: [], listLoading: false });
});

test('a page that is shown already is not asked for again', async () => {
  const { store, requests } = await opened();
  await store.load(1);
  await store.load(0);
  expect(requests).toEqual([]);
});

test('the next page is added, and loading is true meanwhile', async () => {
  const { store } = await opened();
  const loading = store.loadNext();
  expect(store.listLoading).toBe(true);
  await loading;
  expect(store).toMatchObject({ listLoading: false, page: 2, hasNext: true, added: 1, firstAdded: 2 });
  expect(shown(store)).toEqual([1, 2]);
});

test('while a page is on its way no other is asked for', async () => {
  const { store, requests } = await opened();
  await Promise.all([store.loadNext(), store.loadNext(), store.load(3)]);
  expect(asked(requests)).toEqual([`${EVENTS}?page=2`]);
});

test('a reset empties the list and loads anew', async () => {
  const { store } = await opened();
  await store.loadNext();
  const loading = store.load(1, true);
  expect(store).toMatchObject({ days: [], page: 0 });
  await loading;
  expect(shown(store)).toEqual([1]);
});

test('an answer to a former selection is dropped', async () => {
  let release: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  const { store } = await opened({ ...PAGES, [`${EVENTS}?page=2`]: () => late.then(() => PAGES[`${EVENTS}?page=2`]) });
  const loading = store.loadNext();
  store.open({ query: { ...WHOLE_PROGRAMME, filters: { room: '3' } }, days: [], teasers: [], hasNext: false });
  release();
  await loading;
  expect(store).toMatchObject({ listLoading: false, page: 1, days: [], failed: false });
});

test('of fast changes only the last selection’s pages are shown, in whichever order they arrive', async () => {
  const waiting = new Map<string, (days: ListStart['days']) => void>();
  const store = new EventsStore((query) => new Promise((resolve) => waiting.set(toSearch(query), (days) => resolve({ days, teasers: [], hasNext: false }))));
  const day = (id: number) => groupByDay([on(id, 21)], 'de', dates);
  const loads = ['3', '4', '5'].map((room) => {
    store.open({ query: { ...WHOLE_PROGRAMME, filters: { room } }, days: [], teasers: [], hasNext: true });
    return store.loadNext();
  });
  for (const room of ['5', '3', '4']) waiting.get(`?room=${room}&page=2`)?.(day(Number(room)));
  await Promise.all(loads);
  expect(shown(store)).toEqual([5]);
});

test('whoever leaves takes the request along; coming back, the page can be asked for again', async () => {
  const signals: AbortSignal[] = [];
  const { start } = await opened();
  const store = new EventsStore((_, signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('left'))));
  });
  store.open(start);
  const loading = store.loadNext();
  store.leave();
  await loading;
  expect(signals[0]?.aborted).toBe(true);
  expect(store).toMatchObject({ listLoading: false, failed: false, page: 1, loadsByItself: true });
  void store.loadNext();
  expect(signals).toHaveLength(2);
});

test('a failure keeps the list and can be tried again', async () => {
  let broken = true;
  const { store } = await opened({ ...PAGES, [`${EVENTS}?page=2`]: () => (broken ? new Failure(503) : PAGES[`${EVENTS}?page=2`]) });
  await store.loadNext();
  expect(store).toMatchObject({ failed: true, listLoading: false, page: 1, loadsByItself: false });
  expect(shown(store)).toEqual([1]);
  broken = false;
  await store.loadNext();
  expect(store.failed).toBe(false);
  expect(shown(store)).toEqual([1, 2]);
});

test('two further pages load by themselves, and not the one after', async () => {
  const { store } = await opened({ ...PAGES, [`${EVENTS}?page=3`]: eventsPage([on(3, 24)], `${EVENTS}?page=4`) });
  expect(store.loadsByItself).toBe(true);
  await store.loadNext();
  expect(store.loadsByItself).toBe(true);
  await store.loadNext();
  expect(store).toMatchObject({ hasNext: true, loadsByItself: false });
});

test('teasers come with further pages, each once, also the one that waited at the end of a page', async () => {
  const { store } = await opened();
  await store.loadNext();
  await store.loadNext();
  expect(store.programme.map(({ day, teasers }) => [day, teasers.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [1]],
    ['2026-11-22', []],
    ['2026-11-23', [2]],
    ['2026-11-24', []],
  ]);
});

test('filters ask with the page and without teasers', async () => {
  const fake = fakeHost({ answers: { [`${EVENTS}?room=3&page=2`]: eventsPage([on(2, 22)]) } });
  const { requests } = fake;
  const store = new EventsStore(reading(fake));
  store.open({ query: { ...WHOLE_PROGRAMME, filters: { room: '3' } }, days: [], teasers: [], hasNext: true });
  await store.loadNext();
  expect(asked(requests)).toEqual([`${EVENTS}?room=3&page=2`]);
  expect(requests.some(({ path }) => path === '/de/api/teasers/')).toBe(false);
});

test('coming back to the same first page keeps the further ones; another one starts anew', async () => {
  const { store, start } = await opened();
  await store.loadNext();
  store.open(JSON.parse(JSON.stringify(start)) as ListStart);
  expect(shown(store)).toEqual([1, 2]);
  store.open({ ...start, days: [] });
  expect(shown(store)).toEqual([]);
});
