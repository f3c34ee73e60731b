import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { ListStore, type ReadPage } from '../../lists/list-store';
import { eventsPage, listItem, teaser } from '../../testing/records';
import { interleave } from '../teasers';
import { toProgrammeSearch } from '../query';
import { loadEventsList } from './events-list.loader';
import { EVENTS, type EventsStart, type EventsStore } from './events-store';

const EVENTS_API = '/de/api/events/';
const on = (id: number, day: number) => listItem({ id, date_start: `2026-11-${day}T19:00:00+01:00` });
const PAGES: Record<string, FakeAnswer> = {
  [`${EVENTS_API}?page=1`]: eventsPage([on(1, 21)], `${EVENTS_API}?page=2`),
  [`${EVENTS_API}?page=2`]: eventsPage([on(1, 21), on(2, 22)], `${EVENTS_API}?page=3`),
  [`${EVENTS_API}?page=3`]: eventsPage([on(3, 24)]),
  [`${EVENTS_API}?room=3&page=1`]: eventsPage([on(1, 21)], `${EVENTS_API}?room=3&page=2`),
  [`${EVENTS_API}?room=3&page=2`]: eventsPage([on(2, 22)]),
  [`${EVENTS_API}?date=22-11-2026&page=1`]: eventsPage([on(3, 24)], `${EVENTS_API}?date=22-11-2026&page=2`),
  [`${EVENTS_API}?date=22-11-2026&page=2`]: eventsPage([on(4, 25)]),
  '/de/api/teasers/': [teaser({ id: 1, position: '2026-11-21' }), teaser({ id: 2, position: '2026-11-23' })],
};

/** A list whose further pages come from the page's own loader. */
async function opened(search = '') {
  const fake = fakeHost({ answers: PAGES });
  const read = (path: string) => loadEventsList(fake.context({}, `/de/veranstaltungen${path}`));
  const readPage: ReadPage<EventsStart> = ({ query }, page) => read(toProgrammeSearch({ ...query, page }));
  const list: EventsStore = new ListStore(EVENTS, readPage);
  list.open(await read(search));
  fake.requests.length = 0;
  return { ...fake, list };
}
const programme = ({ view }: EventsStore) =>
  view ? interleave(view.shown.days, view.shown.teasers, !view.shown.hasNext) : [];

describe('events store', () => {
  test('days grow, each event once; new ones of a page are counted in events', async () => {
    const { list } = await opened();
    await list.loadNext();
    expect(programme(list).flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([1, 2]);
    expect(list.view).toMatchObject({ added: 1, firstAdded: 2 });
  });

  test('teasers come with further pages, each once, also the one that waited at the end of a page', async () => {
    const { list } = await opened();
    await list.loadNext();
    await list.loadNext();
    expect(programme(list).map(({ day, teasers }) => [day, teasers.map(({ id }) => id)])).toEqual([
      ['2026-11-21', [1]],
      ['2026-11-22', []],
      ['2026-11-23', [2]],
      ['2026-11-24', []],
    ]);
  });

  test('a teaser from before the first day with events stays on that day', async () => {
    const { list } = await opened('?date=22-11-2026');
    await list.loadNext();
    expect(programme(list).map(({ day, teasers }) => [day, teasers.map(({ id }) => id)])).toEqual([
      ['2026-11-24', [2]],
      ['2026-11-25', []],
    ]);
  });

  test('filters ask with the page and without teasers', async () => {
    const { list, requests } = await opened('?room=3');
    await list.loadNext();
    const asked = requests.map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith(`${EVENTS_API}?`))).toEqual([`${EVENTS_API}?room=3&page=2`]);
    expect(asked).not.toContain('/de/api/teasers/');
  });
});
