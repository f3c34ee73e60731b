import { fakeHost, type FakeAnswer, type FakeHost } from '@vestibule/testkit/fake-host';
import { screen } from '@testing-library/react';
import de from '../../../../translations/de.json';
import { eventsPage, listItem, teaser } from '../../../testing/records';
import { EventsList } from '../events-list.page';
import { loadEventsList } from '../events-list.loader';

export const EVENTS = '/de/api/events/';
const ROOMS = [
  { id: 3, slug: 'saal', name: 'Großer Saal', show_in_filter: true },
  { id: 5, slug: 'keller', name: 'Salzkeller', show_in_filter: true },
];
export const ANSWERS: Record<string, FakeAnswer> = {
  '/de/api/rooms/': ROOMS,
  '/de/api/exhibition-types/': [{ id: 1, slug: 'konzert', name: 'Konzert', show_in_filter: true }],
  '/de/api/event-tags/': [
    { id: 2, slug: 'neu', name: 'Neu', show_in_filter: true },
    { id: 9, slug: 'intern', name: 'Intern', show_in_filter: false },
  ],
  '/de/api/series/': [{ id: 5, slug: 'reihe', name: 'Lange Abende', show_in_filter: true, image_obj: null }],
  '/de/api/genres/': [{ id: 4, slug: 'jazz', name: 'Jazz', show_in_filter: true }],
  '/de/api/events/facets/': {
    room: [{ value: '5', count: 7 }],
    type: [{ value: 'konzert', count: 3 }],
    tag: [],
    series: [],
    genre: [{ value: '4', count: 1 }],
    access: [],
    language: [],
  },
  '/de/api/calendar/': ['2026-11-22', '2026-11-28', '2026-12-05'],
  '/de/api/teasers/': [teaser()],
  [`${EVENTS}?page=1`]: eventsPage(
    [listItem({ id: 2 }), listItem({ id: 1, date_start: '2026-11-21T11:00:00+01:00' })],
    `${EVENTS}?page=2`,
  ),
  [`${EVENTS}?page=2`]: eventsPage([listItem({ id: 3, date_start: '2026-11-22T20:00:00+01:00', state: 'cancelled' })]),
  [`${EVENTS}?room=3&page=1`]: eventsPage([]),
  [`${EVENTS}?room=3&date=01-12-2026&page=1`]: eventsPage([]),
};

export async function show(search = '', answers = ANSWERS) {
  const fake: FakeHost = fakeHost({
    namespace: 'programme',
    texts: de,
    answers,
    path: `/de/veranstaltungen${search}`,
    pageData: (path) => loadEventsList(fake.context({}, path)),
  });
  const context = fake.context({}, `/de/veranstaltungen${search}`);
  const data = await loadEventsList(context);
  return { ...fake, data, context, ui: <EventsList data={data} /> };
}
export const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
