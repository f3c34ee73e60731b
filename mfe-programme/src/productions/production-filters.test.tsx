import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { watchTheEnd } from '../testing/near-the-end';
import remote from '../../remote';
import { toProductionsSearch } from './query';
import { PRODUCTIONS, PATH, address, load, showList, chips } from './testing/show-productions';

// Statements that this file shows:
// - docs/behaviour/programme.md#filter-chips

watchTheEnd();

describe('production filters', () => {
  test('a dropdown for the day and for each filter; options are links, the chosen one clears itself', async () => {
    const { requests, meta } = await showList('?season=7');
    const filters = within(screen.getByRole('navigation', { name: 'Produktionen filtern' }));
    expect(
      filters.getAllByText((_, element) => element?.tagName === 'SUMMARY').map(({ textContent }) => textContent),
    ).toEqual(['Kalender', 'Saison2026/27', 'Art', 'Schlagwörter']);
    expect(requests.map(({ path }) => path)).toContain(`${PRODUCTIONS}?season=7&page=1`);
    await userEvent.click(filters.getByText('Saison'));
    expect(filters.getByRole('link', { name: '2026/27 (gewählt, Auswahl aufheben)' })).toHaveAttribute('href', PATH);
    expect(filters.getByRole('link', { name: '2025/26' })).toHaveAttribute('href', `${PATH}?season=8`);
    await userEvent.click(filters.getByText('Art'));
    await userEvent.click(filters.getByRole('link', { name: 'Konzert' }));
    expect(address()).toBe('?season=7&exhibition_type=konzert');
    expect(screen.queryByText('Intern')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Weitere Produktionen' })).toHaveAttribute(
      'href',
      `${PATH}?season=7&page=2`,
    );
    expect(meta).toMatchObject({
      title: 'Produktionen – Saison 2026/27',
      urls: { en: '/en/productions?season=7' },
      noindex: false,
    });
  });

  test.each([
    ['season=x', 'season'],
    ['exhibition_type=%3C', 'exhibition_type'],
    ['tag=0', 'tag'],
    ['date=31-02-2026', 'date'],
    ['day=2026-02-31', 'day'],
    ['view=today', 'view'],
    ['page=-1', 'page'],
  ])('%s is refused and names %s', async (search, field) => {
    await expect(load(`?${search}`)).rejects.toMatchObject({ status: 400, field });
  });

  test('the archive can be reached, linked to, found and left, and keeps the filters', async () => {
    const { unmount } = await showList('?season=7&date=24-12-2099');
    const views = () => within(screen.getByRole('navigation', { name: 'Zeitraum' }));
    expect(views().getByRole('link', { name: 'Archiv' })).toHaveAttribute('href', `${PATH}?season=7&view=archive`);
    expect(views().getByRole('link', { current: 'page' })).toHaveTextContent('Aktuell');
    unmount();
    const { requests, meta } = await showList('?season=7&view=archive');
    expect(requests.map(({ path }) => path)).toContain(`${PRODUCTIONS}?season=7&view=archive&page=1`);
    expect(views().getByRole('link', { current: 'page' })).toHaveTextContent('Archiv');
    expect(views().getByRole('link', { name: 'Aktuell' })).toHaveAttribute('href', `${PATH}?season=7`);
    expect(chips().map((link) => link.getAttribute('href'))).toEqual([
      `${PATH}?view=archive`,
      `${PATH}?season=7`,
      PATH,
    ]);
    expect(screen.getByRole('link', { name: 'Weitere Produktionen' })).toHaveAttribute(
      'href',
      `${PATH}?season=7&view=archive&page=2`,
    );
    expect(meta).toMatchObject({
      title: 'Produktionen – Saison 2026/27 – Archiv',
      urls: { en: '/en/productions?season=7&view=archive' },
      noindex: false,
    });
  });

  test('the route declares every parameter that the address may have', () => {
    const query = {
      filters: { season: '1', exhibition_type: 'oper', tag: '2' },
      date: '21-11-2026',
      view: 'archive',
      page: 2,
    } as const;
    const declared = remote.routes.find(({ id }) => id === 'productions')?.query;
    expect(
      [...new URLSearchParams(toProductionsSearch(query)).keys()].filter((name) => !declared?.includes(name)),
    ).toEqual([]);
  });

  test('chips name the choice, hidden tags too; with one chip and a day, all of it can be reset', async () => {
    const { meta } = await showList('?tag=9&date=24-12-2099');
    expect(chips().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Intern entfernen', `${PATH}?date=24-12-2099`],
      ['ab 24. Dez. 2099 entfernen', `${PATH}?tag=9`],
      ['Filter zurücksetzen', PATH],
    ]);
    expect(meta).toMatchObject({ title: 'Produktionen – Intern', noindex: true });
  });

  test('without script the day is a form that keeps the filters', async () => {
    const { ui, wrapper: Wrapper } = await load('?season=7');
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Wrapper>{ui}</Wrapper>);
    expect(within(page).getByLabelText('Zu sehen ab')).toHaveAttribute('name', 'day');
    expect(Object.fromEntries(new FormData(page.querySelector('form') ?? undefined))).toEqual({ season: '7', day: '' });
  });

  test('the calendar has every day from today on, and writes the chosen one', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-11-21T12:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
    });
    await showList('?season=7');
    await userEvent.click(screen.getByText('Kalender', { selector: 'summary *' }));
    const grid = within(await screen.findByRole('grid', { name: 'November 2026' }));
    expect(grid.getByRole('button', { name: /20\. November 2026/ })).toBeDisabled();
    await userEvent.click(grid.getByRole('button', { name: /28\. November 2026/ }));
    expect(address()).toBe('?season=7&date=28-11-2026');
    jest.useRealTimers();
  });

  test('a sheet of small screens has the filters and leads back to the list', async () => {
    await showList();
    await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(sheet.getByText('Saison'));
    expect(sheet.getByRole('link', { name: '2026/27' })).toHaveAttribute('href', `${PATH}?season=7`);
    await userEvent.click(sheet.getByRole('button', { name: /^\d+ Produktionen anzeigen$/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
