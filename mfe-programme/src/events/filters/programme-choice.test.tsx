import { Failure, fakeHost, type FakeAnswer } from '@vestibule/contracts/testing/fake-host';
import { EXAMPLES } from '@vestibule/contracts/testing/examples';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import de from '../../../translations/de.json';
import { eventsPage, listItem } from '../../testing/records';
import ProgrammeCalendar from './programme-calendar';
import { loadEventsList } from '../list/events-list.loader';
import page, { EventsList } from '../list/events-list.page';

const ANSWERS: Record<string, FakeAnswer> = {
  '/de/api/events/': eventsPage([listItem(), listItem({ id: 2 })]),
  '/de/api/events/facets/': { room: [{ value: '3', count: 2 }], type: [], tag: [], series: [], genre: [] },
  '/de/api/rooms/': [
    { id: 3, slug: 'saal', name: 'Großer Saal', show_in_filter: true },
    { id: 5, slug: 'keller', name: 'Salzkeller', show_in_filter: true },
  ],
  '/de/api/exhibition-types/': EXAMPLES.exhibitionTypes,
  '/de/api/event-tags/': EXAMPLES.eventTags,
  '/de/api/series/': EXAMPLES.series,
  '/de/api/genres/': EXAMPLES.genres,
  '/de/api/calendar/': ['2026-11-22', '2026-11-28', '2026-12-05'],
};
const PATH = '/de/veranstaltungen';

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-21T12:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

function host(answers = ANSWERS, path = PATH) {
  const fake = fakeHost({ namespace: 'programme', texts: de, answers, path });
  return { ...fake, path };
}
const load = (fake: ReturnType<typeof host>) => loadEventsList(fake.context({}, fake.path));
async function show(
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
const address = () => document.querySelector('output')?.textContent;
const summaries = () =>
  screen.getAllByText((_, element) => element?.tagName === 'SUMMARY').map((summary) => summary.textContent);

test('a dropdown for the calendar and for each of the five filters; a style leaves out three', async () => {
  const { unmount } = await show();
  expect(summaries()).toEqual(['Kalender', 'Ort', 'Veranstaltungsart', 'Schlagwörter', 'Reihe', 'Genre']);
  unmount();
  await show('?genre=4', ANSWERS, ({ store }) =>
    store.settings.set({ ...EXAMPLES.settings, design: { ...EXAMPLES.settings.design, eventStyle: 3 } }),
  );
  expect(summaries()).toEqual(['Kalender', 'Ort', 'Schlagwörter']);
  expect(screen.getByRole('link', { name: 'Rundgang entfernen' })).toBeVisible();
});

test('an option without events is shown, but cannot be chosen; hidden tags are not shown, but named when chosen', async () => {
  await show('?tag=102');
  expect(screen.getByText('Salzkeller').closest('a')).toBeNull();
  expect(screen.getByText('Salzkeller').parentElement).toHaveTextContent('Salzkeller 0');
  expect(document.querySelector('details a[href*="room=3"]')).toHaveAttribute('href', `${PATH}?room=3&tag=102`);
  expect(screen.getByRole('link', { name: 'Weitere entfernen' })).toHaveAttribute('href', PATH);
  expect(screen.getByText('Schlagwörter').closest('details')).not.toHaveTextContent('Weitere');
});

test('without counts every option can be chosen', async () => {
  const { '/de/api/events/facets/': _, ...rest } = ANSWERS;
  await show('', rest);
  expect(screen.getByText('Salzkeller').closest('a')).toHaveAttribute('href', `${PATH}?room=5`);
});

test('counts are asked for under the same query as the list', async () => {
  const { requests } = await show('?room=3&view=weekend&q=nacht&page=1');
  expect(requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/de/api/events/facets/?room=3&view=weekend&q=nacht',
      '/de/api/events/?room=3&view=weekend&q=nacht&page=1',
    ]),
  );
});

test.each([
  ['?room=3', ['Großer Saal'], false],
  ['?date=21-11-2026', ['ab 21. Nov. 2026'], false],
  ['?date=28-11-2026', ['ab 28. Nov. 2026'], false],
  ['?room=3&date=21-11-2026', ['Großer Saal', 'ab 21. Nov. 2026'], false],
  ['?room=3&date=28-11-2026', ['Großer Saal', 'ab 28. Nov. 2026'], true],
  ['?date=28-11-2026&until=28-11-2026', ['28. Nov. 2026'], false],
  ['?date=28-11-2026&until=05-12-2026', ['28. Nov. – 5. Dez. 2026'], false],
  ['?date=22-11-2026&until=28-11-2026', ['22.–28. Nov. 2026'], false],
  ['?room=3&genre=4', ['Großer Saal', 'Rundgang'], true],
  ['?q=nacht&view=archive', ['„nacht“', 'Archiv'], true],
])('chips of %s', async (search, names, reset) => {
  await show(search);
  const chips = within(screen.getByRole('list', { name: 'Gewählte Filter' }));
  const links = chips.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([...names.map((name) => `${name} entfernen`), ...(reset ? ['Filter zurücksetzen'] : [])]);
});

test('quick views keep the filters and end a day; the one that is on is marked', async () => {
  await show('?room=3&date=28-11-2026');
  const views = within(screen.getByRole('navigation', { name: 'Zeitraum' }));
  expect(views.getByRole('link', { name: 'Dieses Wochenende' })).toHaveAttribute('href', `${PATH}?room=3&view=weekend`);
  expect(views.queryByRole('link', { current: 'page' })).toBeNull();
});

test('the archive can be found by search engines, sells nothing, and says when it is empty', async () => {
  const fake = host(ANSWERS, `${PATH}?view=archive`);
  const data = await load(fake);
  expect(page.meta(data, fake.context({}))).toMatchObject({ title: 'Programm – Archiv', noindex: false });
  expect(data.days[0]?.rows[0]).toMatchObject({ tickets: false, price: '' });
  await show('?view=archive', { ...ANSWERS, '/de/api/events/': eventsPage([]) });
  expect(screen.getByText('Im Archiv ist noch keine Veranstaltung.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum aktuellen Programm' })).toHaveAttribute('href', PATH);
});

test('a text is sent with what else is chosen; sent empty, it is gone', async () => {
  await show('?room=3&page=1');
  const field = screen.getByRole('searchbox', { name: 'Im Programm suchen' });
  await userEvent.type(field, ' Nacht {Enter}');
  expect(address()).toBe('?room=3&q=Nacht');
  await userEvent.clear(field);
  await userEvent.type(field, '{Enter}');
  expect(address()).toBe('?room=3');
});

describe('calendar', () => {
  test('comes when it is opened, with only the days that have events, and writes the chosen one', async () => {
    await show('?room=3');
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(screen.getByText('Kalender', { selector: 'summary *' }));
    const grid = await screen.findByRole('grid', { name: 'November 2026' });
    expect(within(grid).getByRole('button', { name: /22\. November 2026/ })).toBeEnabled();
    expect(within(grid).getByRole('button', { name: /23\. November 2026/ })).toBeDisabled();
    expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/Mo/i);
    await userEvent.click(within(grid).getByRole('button', { name: /28\. November 2026/ }));
    // That day alone; the calendar waits for a second one.
    expect(address()).toBe('?room=3&date=28-11-2026&until=28-11-2026');
    expect(document.querySelector('details[open]')).not.toBeNull();
  });

  test('a second day makes a span of both, in either order; the same day again clears it', async () => {
    const { unmount } = await show('?date=28-11-2026&until=28-11-2026');
    const pick = async (day: RegExp) => {
      await userEvent.click(screen.getByText('Kalender', { selector: 'summary *' }));
      await userEvent.click(await screen.findByRole('button', { name: day }));
    };
    await pick(/22\. November 2026/);
    expect(address()).toBe('?date=22-11-2026&until=28-11-2026');
    expect(document.querySelector('details[open]')).toBeNull();
    unmount();
    await show('?date=28-11-2026&until=28-11-2026');
    await pick(/28\. November 2026/);
    expect(address()).toBe('');
    expect(document.querySelector('details[open]')).toBeNull();
  });

  test('when its days cannot be had, the day can be entered', async () => {
    await show('', { ...ANSWERS, '/de/api/calendar/': new Failure(503) });
    await userEvent.click(screen.getByText('Kalender', { selector: 'summary *' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Kalender konnte nicht geladen werden.');
    expect(screen.getByLabelText('Tag')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText(/^Bis/)).toHaveAttribute('type', 'date');
  });

  test('days of former filters are never shown, however late they arrive', async () => {
    const release: Record<string, (days: string[]) => void> = {};
    const waiting = (room: string) => () => new Promise((resolve) => (release[room] = resolve));
    const { wrapper } = host({ '/de/api/calendar/?room=3': waiting('3'), '/de/api/calendar/?room=5': waiting('5') });
    const calendar = (room: string) => (
      <ProgrammeCalendar
        selection={{
          query: { filters: { room }, date: '' },
          linkTo: () => `${PATH}?room=${room}`,
          today: '2026-11-21',
        }}
        onDone={() => undefined}
      >
        {null}
      </ProgrammeCalendar>
    );
    const { rerender } = render(calendar('3'), { wrapper });
    rerender(calendar('5'));
    await act(async () => release['5']?.(['2026-11-22']));
    await act(async () => release['3']?.(['2026-11-23']));
    expect(await screen.findByRole('button', { name: /22\. November/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /23\. November/ })).toBeDisabled();
  });
});

test('a sheet of small screens has the filters and leads back to the list', async () => {
  await show('?room=3');
  await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  expect(sheet.getByRole('link', { name: 'Großer Saal 2 (gewählt, Auswahl aufheben)' })).toHaveAttribute('href', PATH);
  await userEvent.click(sheet.getByRole('button', { name: '2 Veranstaltungen anzeigen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
