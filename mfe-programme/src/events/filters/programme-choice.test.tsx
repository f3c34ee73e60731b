import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventsPage } from '../../testing/records';
import page from '../list/events-list.page';
import { ANSWERS, PATH, host, load, show, address, summaries } from './testing/show-choice';

describe('programme choice', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse('2026-11-21T12:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
    });
  });
  afterEach(() => jest.useRealTimers());

  const inStyle =
    (eventStyle: number) =>
    ({ store }: ReturnType<typeof host>) =>
      store.settings.set({ ...EXAMPLES.settings, design: { ...EXAMPLES.settings.design, eventStyle } });

  test('a dropdown for the calendar and for each of the filters that has options; a style leaves out three', async () => {
    const { unmount } = await show();
    expect(summaries()).toEqual([
      'Kalender',
      'Ort',
      'Veranstaltungsart',
      'Schlagwörter',
      'Reihe',
      'Genre',
      'Barrierefreiheit',
      'Preis',
    ]);
    unmount();
    await show('?genre=4', ANSWERS, inStyle(3));
    expect(summaries()).toEqual(['Kalender', 'Ort', 'Schlagwörter', 'Barrierefreiheit', 'Preis']);
    expect(screen.getByRole('link', { name: 'Rundgang entfernen' })).toBeVisible();
  });

  test('in style 2 the calendar comes after the filters', async () => {
    await show('', ANSWERS, inStyle(2));
    expect(summaries()).toEqual([
      'Ort',
      'Veranstaltungsart',
      'Schlagwörter',
      'Reihe',
      'Genre',
      'Barrierefreiheit',
      'Preis',
      'Kalender',
    ]);
  });

  test('an option without events can be chosen, as the list says when it has one; hidden tags are not shown, but named when chosen', async () => {
    await show('?tag=102');
    expect(screen.getByText('Salzkeller').closest('a')).toHaveAttribute('href', `${PATH}?room=5&tag=102`);
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

  test('counts are requested under the same query as the list', async () => {
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
    ['?access=step_free', ['Stufenlos'], false],
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
    expect(views.getByRole('link', { name: 'Dieses Wochenende' })).toHaveAttribute(
      'href',
      `${PATH}?room=3&view=weekend`,
    );
    expect(views.queryByRole('link', { current: 'page' })).toBeNull();
  });

  test('the archive can be found by search engines, and says when it is empty', async () => {
    const fake = host(ANSWERS, `${PATH}?view=archive`);
    expect(page.meta(await load(fake), fake.context({}))).toMatchObject({ title: 'Programm – Archiv', noindex: false });
    await show('?view=archive', { ...ANSWERS, '/de/api/events/': eventsPage([]) });
    expect(screen.getByText('Im Archiv ist noch keine Veranstaltung.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum aktuellen Programm' })).toHaveAttribute('href', PATH);
  });

  test('a text is sent with the rest of the choice; sent empty, it is gone', async () => {
    await show('?room=3&page=1');
    const field = screen.getByRole('searchbox', { name: 'Im Programm suchen' });
    await userEvent.type(field, ' Nacht {Enter}');
    expect(address()).toBe('?room=3&q=Nacht');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    expect(address()).toBe('?room=3');
  });

  test('a sheet of small screens has the filters and leads back to the list', async () => {
    await show('?room=3');
    await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(sheet.getByRole('link', { name: 'Großer Saal 2 (gewählt, Auswahl aufheben)' })).toHaveAttribute(
      'href',
      PATH,
    );
    await userEvent.click(sheet.getByRole('button', { name: '2 Veranstaltungen anzeigen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
