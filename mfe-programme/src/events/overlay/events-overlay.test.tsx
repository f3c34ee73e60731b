import { fakeHost, type FakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { eventsPage, listItem } from '../../testing/records';
import { loadEventsList } from '../list/events-list.loader';
import slot from './events-overlay.slot';

const EVENTS = '/de/api/events/';
const ANSWERS = {
  '/de/api/rooms/': [{ id: 5, name: 'Hof', show_in_filter: true }],
  '/de/api/teasers/': [],
};

async function show(answers: Record<string, unknown> = {}) {
  const answersOf = (search: string, ...titles: string[]) => ({
    [`${EVENTS}?${search}`]: eventsPage(titles.map((title, index) => listItem({ id: index + 1, title }))),
  });
  const fake: FakeHost = fakeHost({
    namespace: 'programme',
    texts: de,
    path: '/de/besuch?q=nicht-dies',
    answers: {
      ...ANSWERS,
      ...answersOf('page=1', 'Konzert im Hof', 'Führung'),
      ...answersOf('q=hof&page=1', 'Konzert im Hof'),
      ...answers,
    },
    pageData: (path) => loadEventsList(fake.context({}, path)),
  });
  const data = await slot.loader?.({ ...fake.context({}, '/de/besuch?q=nicht-dies'), params: {} });
  if (!data) throw new Error('no data');
  render(<slot.Component params={{}} data={data} />, { wrapper: fake.wrapper });
  return fake;
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('events overlay', () => {
  test('shows the whole programme, whatever the page below has in its address', async () => {
    await show();
    expect(titles()).toEqual(['Führung', 'Konzert im Hof']);
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  test('a search narrows the list in memory: the page below stays where it is', async () => {
    const before = window.location.href;
    await show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Im Programm suchen' }), 'hof{Enter}');
    expect(await screen.findByText('„hof“')).toBeVisible();
    expect(titles()).toEqual(['Konzert im Hof']);
    expect(window.location.href).toBe(before);
  });

  test('a link of the filters does the same, and one that fails says so and keeps the list', async () => {
    const { reported } = await show();
    await userEvent.click(screen.getByRole('link', { name: 'Heute' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Weitere Veranstaltungen konnten nicht geladen werden.');
    expect(titles()).toEqual(['Führung', 'Konzert im Hof']);
    expect(reported).toHaveLength(1);
  });
});
