import type { Production } from '@vestibule/contracts';
import { fakeHost, type FakeAnswer } from '@vestibule/contracts/testing/fake-host';
import { EXAMPLES } from '@vestibule/contracts/testing/examples';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import detail from './production-detail.page';
import list from './productions-list.page';

const PRODUCTIONS = '/de/api/productions/';
const ANSWERS: Record<string, FakeAnswer> = {
  [PRODUCTIONS]: EXAMPLES.productions,
  [`${PRODUCTIONS}?page=9`]: { count: 11, next: null, previous: null, results: [] },
  '/de/api/seasons/': EXAMPLES.seasons,
};

async function showList(search = '', answers = ANSWERS) {
  const fake = fakeHost({ namespace: 'programme', texts: de, answers, path: '/de/produktionen' });
  const context = fake.context({}, `/de/produktionen${search}`);
  const data = await list.loader?.(context);
  if (!data) throw new Error('no data');
  render(<list.Component data={data} />, { wrapper: fake.wrapper });
  return { requests: fake.requests, meta: list.meta(data, context) };
}

async function showDetail(changes: Partial<Production> = {}, id = '7') {
  const fake = fakeHost({ namespace: 'programme', texts: de, answers: { [`${PRODUCTIONS}7/`]: { ...EXAMPLES.production, ...changes } } });
  const context = fake.context({ slug: 'x', id });
  const data = await detail.loader?.(context);
  if (!data) throw new Error('no data');
  render(<detail.Component data={data} />, { wrapper: fake.wrapper });
  return { meta: detail.meta(data, context), store: fake.store };
}

test('what is on: what it is, how long it runs, where more is told', async () => {
  const { meta } = await showList();
  const [card] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(within(card as HTMLElement).getByRole('link', { name: 'Das blaue Zimmer' })).toHaveAttribute('href', '/de/produktionen/das-blaue-zimmer/7');
  expect(card).toHaveTextContent('Sonderausstellung');
  expect(card).toHaveTextContent('12. Sep. 2026 – 28. Feb. 2027');
  expect(screen.getByRole('heading', { level: 2, name: 'Open end' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('ab 12. Sep. 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aktuell' })).toHaveAttribute('aria-current', 'page');
  expect(meta).toMatchObject({ title: 'Produktionen', urls: { en: '/en/productions', cs: '/cs/produktionen' } });
});

test('a season is asked for by its link, and stays on further pages', async () => {
  const { requests, meta } = await showList('?season=7');
  expect(requests.map(({ path }) => path)).toContain(`${PRODUCTIONS}?page=1&season=7`);
  expect(screen.getByRole('link', { name: 'Saison 2026/27' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Nächste Seite' })).toHaveAttribute('href', '/de/produktionen?season=7&page=2');
  expect(meta.title).toBe('Produktionen – Saison 2026/27');
  await expect(showList('?season=x')).rejects.toMatchObject({ status: 400, field: 'season' });
  await expect(showList('?page=9')).rejects.toMatchObject({ status: 404 });
});

test('without productions it says where else to go', async () => {
  await showList('', { [PRODUCTIONS]: { count: 0, next: null, previous: null, results: [] } });
  expect(screen.getByText('Zurzeit ist hier nichts angekündigt.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
});

test('a production: its days, its people, its dates with tickets', async () => {
  const { meta, store } = await showDetail();
  expect(screen.getByRole('heading', { level: 1, name: 'Das blaue Zimmer' })).toBeVisible();
  expect(screen.getByText('12. Sep. 2026 – 28. Feb. 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mara Beispiel' })).toHaveAttribute('href', '/de/team/mara-beispiel/1');
  expect(screen.getByRole('button', { name: 'Anhören: Aus dem ersten Satz' })).toBeVisible();
  const dates = screen.getByRole('region', { name: 'Termine und Karten' });
  expect(dates).toHaveAttribute('id', 'datesAndTickets');
  expect(within(dates).getByRole('heading', { level: 3, name: 'Samstag, 21. Nov. 2026' })).toBeVisible();
  expect(within(dates).getByRole('link', { name: 'Karten: Abendführung durch die Sammlung' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Termine und Karten' })).toHaveAttribute('href', '#datesAndTickets');
  expect(store.ui.stickyItems).toEqual([{ url: '#datesAndTickets', title: 'Termine und Karten' }]);
  expect(meta).toMatchObject({ urls: { en: '/en/productions/the-blue-room/7' }, description: '12. Sep. 2026 – 28. Feb. 2027 · Ein Raum, den niemand betreten durfte.' });
  expect(meta.jsonLd).toEqual([expect.objectContaining({ '@type': 'EventSeries', startDate: '2026-09-12', endDate: '2027-02-28' })]);
});

test('one without dates says so, and leads to the programme', async () => {
  const { meta, store } = await showDetail({ events: [], persons: [], date_from: null, date_to: null });
  expect(screen.getByText('Zurzeit sind keine Termine angekündigt.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Termine und Karten' })).not.toBeInTheDocument();
  expect(store.ui.stickyItems).toEqual([]);
  expect(meta.jsonLd?.[0]).not.toHaveProperty('subEvent');
  await expect(showDetail({}, '8')).rejects.toMatchObject({ status: 404 });
});
