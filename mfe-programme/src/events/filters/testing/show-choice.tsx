import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import de from '../../../../translations/de.json';
import { eventsPage, listItem } from '../../../testing/records';
import { loadEventsList } from '../../list/events-list.loader';
import { EventsList } from '../../list/events-list.page';

export const ANSWERS: Record<string, FakeAnswer> = {
  '/de/api/events/': eventsPage([listItem(), listItem({ id: 2 })]),
  '/de/api/events/facets/': {
    room: [{ value: '3', count: 2 }],
    type: [],
    tag: [],
    series: [],
    genre: [],
    access: [],
    language: [],
  },
  '/de/api/rooms/': [
    { id: 3, slug: 'saal', name: 'Großer Saal', show_in_filter: true },
    { id: 5, slug: 'keller', name: 'Salzkeller', show_in_filter: true },
  ],
  '/de/api/exhibition-types/': EXAMPLES.exhibitionTypes,
  '/de/api/event-tags/': EXAMPLES.eventTags,
  '/de/api/series/': EXAMPLES.series,
  '/de/api/genres/': EXAMPLES.genres,
  '/de/api/event-access/': EXAMPLES.eventAccess,
  '/de/api/calendar/': ['2026-11-22', '2026-11-28', '2026-12-05'],
};
export const PATH = '/de/veranstaltungen';

export function host(answers = ANSWERS, path = PATH) {
  const fake = fakeHost({ namespace: 'programme', texts: de, answers, path });
  return { ...fake, path };
}
export const load = (fake: ReturnType<typeof host>) => loadEventsList(fake.context({}, fake.path));
export async function show(
  search = '',
  answers = ANSWERS,
  prepare: (fake: ReturnType<typeof host>) => void = () => undefined,
) {
  const fake = host(answers, PATH + search);
  prepare(fake);
  const data = await load(fake);
  const ui = (
    <>
      <EventsList data={data} />
      <Where />
    </>
  );
  return { ...fake, data, ...render(ui, { wrapper: fake.wrapper }) };
}
const Where = () => <output>{useLocation().search}</output>;
export const address = () => document.querySelector('output')?.textContent;
export const summaries = () =>
  screen.getAllByText((_, element) => element?.tagName === 'SUMMARY').map((summary) => summary.textContent);
