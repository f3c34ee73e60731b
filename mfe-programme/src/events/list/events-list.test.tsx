import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { watchTheEnd } from '../../testing/near-the-end';
import { eventsPage, listItem } from '../../testing/records';
import page from './events-list.page';
import { EVENTS, ANSWERS, show, titles } from './testing/show-list';

watchTheEnd();

describe('events list', () => {
  test('exhibitions that are on, on the first chosen day, stand above the events; none under a filter', async () => {
    const answers = {
      ...ANSWERS,
      [`${EVENTS}?date=01-12-2026&page=1`]: eventsPage([]),
      '/de/api/exhibitions/?date=01-12-2026&page_size=4': EXAMPLES.exhibitions,
    };
    const { ui, wrapper } = await show('?date=01-12-2026', answers);
    const { unmount } = render(ui, { wrapper });
    const links = within(screen.getByRole('navigation', { name: 'Ausstellungen' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toContain('Das blaue Zimmer');
    expect(links.at(-1)).toHaveAttribute('href', '/de/ausstellungen');
    unmount();
    const filtered = await show('?room=3', answers);
    render(filtered.ui, { wrapper: filtered.wrapper });
    expect(screen.queryByRole('navigation', { name: 'Ausstellungen' })).not.toBeInTheDocument();
  });

  test('a calendar can follow the filters, whatever the day and the view', async () => {
    const { ui, wrapper, data, context } = await show('?room=3&date=01-12-2026');
    render(ui, { wrapper });
    expect(screen.getByRole('link', { name: 'Programm im Kalender abonnieren' })).toHaveAttribute(
      'href',
      'webcal://example.org/de/api/events/feed.ics?room=3',
    );
    expect(page.meta(data, context).feeds).toEqual([
      { type: 'text/calendar', title: 'Programm', path: '/de/api/events/feed.ics?room=3' },
    ]);
  });

  test('shows the days with their events in the order of the day, and the teaser that closes it', async () => {
    const { ui, wrapper } = await show('', {
      ...ANSWERS,
      [`${EVENTS}?page=1`]: eventsPage([
        listItem({ id: 2 }),
        listItem({ id: 1, date_start: '2026-11-21T11:00:00+01:00' }),
      ]),
    });
    render(ui, { wrapper });
    expect(screen.getByRole('heading', { level: 1, name: 'Programm' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Samstag, 21. Nov. 2026' })).toBeVisible();
    expect(titles()).toEqual(['Abend 1', 'Abend 2', 'Das lange Licht']);
    expect(screen.getByRole('complementary')).toHaveClass('card', 'wide');
    const [row] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('11:00 Uhr'));
    expect(row).toHaveTextContent('Großer Saal');
    expect(row).toHaveTextContent(/ab 12 €/);
    expect(within(row as HTMLElement).getByRole('link', { name: 'Tickets buchen: Abend 1' })).toHaveAttribute(
      'href',
      '/de/veranstaltungen/abend-1/1#tickets',
    );
  });

  test('is useful without script: further pages and filters are links', async () => {
    const { ui, wrapper: Wrapper } = await show();
    document.body.innerHTML = renderToString(<Wrapper>{ui}</Wrapper>);
    expect(screen.getByRole('link', { name: 'Weitere Veranstaltungen' })).toHaveAttribute(
      'href',
      '/de/veranstaltungen?page=2',
    );
    expect(document.querySelector('details[name=filter] a')).toHaveAttribute('href', '/de/veranstaltungen?room=3');
    expect(document.querySelector('input[type=date]')).toHaveAttribute('name', 'day');
    expect(document.body.innerHTML).not.toMatch(/ style=/);
  });

  test('hydrates the server’s HTML without a warning', async () => {
    const { ui, wrapper: Wrapper } = await show();
    const box = document.createElement('div');
    document.body.replaceChildren(box);
    box.innerHTML = renderToString(<Wrapper>{ui}</Wrapper>);
    const before = box.innerHTML;
    const root = await act(async () =>
      hydrateRoot(box, <Wrapper>{ui}</Wrapper>, { onRecoverableError: (error) => expect(error).toBeUndefined() }),
    );
    expect(box.innerHTML).toBe(before);
    act(() => root.unmount());
  });

  test('an empty selection says what to do; its chip and the current option clear it', async () => {
    const { ui, wrapper } = await show('?room=3');
    render(ui, { wrapper });
    expect(
      screen.getByText('Bitte löschen Sie einen der Filter oder versuchen Sie eine andere Kombination.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', '/de/veranstaltungen');
    expect(screen.getByRole('link', { name: 'Großer Saal entfernen' })).toHaveAttribute('href', '/de/veranstaltungen');
    await userEvent.click(screen.getByText('Ort'));
    expect(screen.getByRole('link', { name: 'Großer Saal 0 (gewählt, Auswahl aufheben)' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Salzkeller 7' })).toHaveAttribute('href', '/de/veranstaltungen?room=5');
  });

  test('a selection without events on the chosen days names the next day that has some', async () => {
    const nothing = {
      ...ANSWERS,
      [`${EVENTS}?room=3&date=30-11-2026&until=30-11-2026&page=1`]: eventsPage([]),
      '/de/api/calendar/': ['2026-12-05', '2026-12-06'],
    };
    const { ui, wrapper } = await show('?room=3&date=30-11-2026&until=30-11-2026', nothing);
    render(ui, { wrapper });
    expect(screen.getByText(/Der nächste Tag, an dem es passt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Samstag, 5. Dez. 2026' })).toHaveAttribute(
      'href',
      '/de/veranstaltungen?room=3&date=05-12-2026',
    );
  });

  test('choosing an option closes the menu', async () => {
    const { ui, wrapper } = await show();
    render(ui, { wrapper });
    await userEvent.click(screen.getByText('Ort'));
    await userEvent.click(screen.getByRole('link', { name: 'Salzkeller 7' }));
    expect(document.querySelector('details[open]')).toBeNull();
    expect(screen.getByText('Ort').closest('summary')).toHaveFocus();
  });

  test('without any event it says so', async () => {
    const { ui, wrapper } = await show('', { ...ANSWERS, [`${EVENTS}?page=1`]: eventsPage([]) });
    render(ui, { wrapper });
    expect(screen.getByText('Leider gibt es keine bevorstehenden Veranstaltungen.')).toBeVisible();
  });

  test('rooms, teasers and content page may be missing; events may not', async () => {
    const { [`${EVENTS}?page=1`]: events, ...rest } = ANSWERS;
    const { data } = await show('', { [`${EVENTS}?page=1`]: events ?? {} });
    expect(data).toMatchObject({ filters: [{ key: 'price' }], teasers: [], headline: 'Programm' });
    await expect(show('', rest)).rejects.toMatchObject({ status: 404 });
  });

  test('a page past the end is not found', async () => {
    await expect(show('?page=9', { ...ANSWERS, [`${EVENTS}?page=9`]: eventsPage([]) })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('the head names the selection and keeps it in every language', async () => {
    const { data, context } = await show('?room=3');
    const meta = page.meta(data, context);
    expect(meta).toMatchObject({ title: 'Programm – Großer Saal', noindex: true });
    expect(meta.urls.en).toBe('/en/events?room=3');
  });
});
