import type { Production } from '@vestibule/contracts';
import { Failure, fakeHost, type FakeAnswer, type FakeHost } from '@vestibule/contracts/testing/fake-host';
import { EXAMPLES } from '@vestibule/contracts/testing/examples';
import { schemaProblems } from '@vestibule/contracts/testing/schema-org/problems';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router-dom';
import de from '../../translations/de.json';
import { comeNear, moveOn, watchTheEnd } from '../testing/near-the-end';
import remote from '../../remote';
import detail from './production-detail.page';
import list from './productions-list.page';
import { toSearch } from './query';

const PRODUCTIONS = '/de/api/productions/';
const ANSWERS: Record<string, FakeAnswer> = {
  [PRODUCTIONS]: EXAMPLES.productions,
  [`${PRODUCTIONS}?page=9`]: { count: 11, next: null, previous: null, results: [] },
  [`${PRODUCTIONS}?page=2`]: {
    ...EXAMPLES.productions,
    results: [{ ...EXAMPLES.productions.results[0], id: 31, title: 'Später' }, EXAMPLES.productions.results[1]],
    next: null,
  },
  '/de/api/seasons/': [
    { id: 7, slug: '2026-27', name: '2026/27', show_in_filter: true },
    { id: 8, slug: '2025-26', name: '2025/26', show_in_filter: true },
  ],
  '/de/api/production-types/': [{ id: 1, slug: 'konzert', name: 'Konzert', show_in_filter: true }],
  '/de/api/production-tags/': [
    { id: 2, slug: 'neu', name: 'Neu', show_in_filter: true },
    { id: 9, slug: 'intern', name: 'Intern', show_in_filter: false },
  ],
};

watchTheEnd();

const PATH = '/de/produktionen';
const Where = () => <output>{useLocation().search}</output>;
const address = () => document.querySelector('output')?.textContent;

async function load(search = '', answers = ANSWERS) {
  const read = (path: string) => Promise.resolve(list.loader?.(fake.context({}, path)));
  const fake: FakeHost = fakeHost({ namespace: 'programme', texts: de, answers, path: PATH + search, pageData: read });
  const data = await read(PATH + search);
  if (!data) throw new Error('no data');
  const ui = (
    <>
      <list.Component data={data} />
      <Where />
    </>
  );
  return { ...fake, data, ui, meta: list.meta(data, fake.context({})) };
}
async function showList(search = '', answers = ANSWERS) {
  const loaded = await load(search, answers);
  return { ...loaded, ...render(loaded.ui, { wrapper: loaded.wrapper }) };
}

async function showDetail(changes: Partial<Production> = {}, id = '7') {
  const fake = fakeHost({
    namespace: 'programme',
    texts: de,
    answers: { [`${PRODUCTIONS}7/`]: { ...EXAMPLES.production, ...changes } },
  });
  fake.store.settings.set(EXAMPLES.settings);
  const context = fake.context({ slug: 'x', id });
  const data = await detail.loader?.(context);
  if (!data) throw new Error('no data');
  render(<detail.Component data={data} />, { wrapper: fake.wrapper });
  return { meta: detail.meta(data, context), store: fake.store };
}

test('what is on: what it is, how long it runs, where more is told', async () => {
  const { meta } = await showList();
  const [card] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(within(card as HTMLElement).getByRole('link', { name: 'Das blaue Zimmer' })).toHaveAttribute(
    'href',
    '/de/produktionen/das-blaue-zimmer/7',
  );
  expect(card).toHaveTextContent('Sonderausstellung');
  expect(card).toHaveTextContent('12. Sep. 2026 – 28. Feb. 2027');
  expect(screen.getByRole('heading', { level: 2, name: 'Open end' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('ab 12. Sep. 2026')).toBeVisible();
  expect(meta).toMatchObject({ title: 'Produktionen', urls: { en: '/en/productions', cs: '/cs/produktionen' } });
});

const NONE = { count: 0, next: null, previous: null, results: [] };
const chips = () => within(screen.getByRole('list', { name: 'Gewählte Filter' })).getAllByRole('link');

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
  expect(screen.getByRole('link', { name: 'Weitere Produktionen' })).toHaveAttribute('href', `${PATH}?season=7&page=2`);
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
  ['day=21-11-2026', 'day'],
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
  expect(chips().map((link) => link.getAttribute('href'))).toEqual([`${PATH}?view=archive`, `${PATH}?season=7`, PATH]);
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
  expect([...new URLSearchParams(toSearch(query)).keys()].filter((name) => !declared?.includes(name))).toEqual([]);
});

test('an empty archive leads back to what is on', async () => {
  await showList('?view=archive', { ...ANSWERS, [PRODUCTIONS]: NONE });
  expect(screen.getByText('Im Archiv ist noch nichts.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den aktuellen Produktionen' })).toHaveAttribute('href', PATH);
});

test('a page past the end is not found', async () => {
  await expect(load('?page=9')).rejects.toMatchObject({ status: 404 });
});

test('chips name what is chosen, hidden tags too; with one chip and a day, all of it can be reset', async () => {
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

test('further productions join as the reader comes near, none twice', async () => {
  await showList();
  await act(async () => comeNear());
  expect(await screen.findByText('1 weitere Produktion geladen.')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Das blaue Zimmer',
    'Open end',
    'Später',
  ]);
});

test('productions that cannot be loaded can be asked for again; the focus goes on reading', async () => {
  let broken = true;
  await showList('', {
    ...ANSWERS,
    [`${PRODUCTIONS}?page=2`]: () => (broken ? new Failure(503) : ANSWERS[`${PRODUCTIONS}?page=2`]),
  });
  await userEvent.click(screen.getByRole('link', { name: 'Weitere Produktionen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Weitere Produktionen konnten nicht geladen werden.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('link', { name: 'Später' })).toHaveFocus();
});

test('without productions it says where else to go; a selection without any can be reset', async () => {
  const { unmount } = await showList('', { ...ANSWERS, [PRODUCTIONS]: NONE });
  expect(screen.getByText('Zurzeit ist hier nichts angekündigt.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
  unmount();
  await showList('?season=7', { ...ANSWERS, [PRODUCTIONS]: NONE });
  expect(screen.getByText('Leider hat Ihre Auswahl kein Ergebnis gebracht.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', PATH);
});

test('filters may be missing, productions may not', async () => {
  const { data } = await load('?season=7', { [PRODUCTIONS]: EXAMPLES.productions });
  expect(data.filters).toEqual([]);
  expect(data.chips).toMatchObject([{ name: 'Saison 7' }]);
  await expect(load('', {})).rejects.toMatchObject({ status: 404 });
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
  expect(within(dates).getByRole('link', { name: 'Karten buchen: Abendführung durch die Sammlung' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Termine und Karten' })).toHaveAttribute('href', '#datesAndTickets');
  expect(store.ui.stickyItems).toEqual([]);
  act(moveOn);
  expect(store.ui.stickyItems).toEqual([{ url: '#datesAndTickets', title: 'Termine und Karten' }]);
  expect(meta).toMatchObject({
    urls: { en: '/en/productions/the-blue-room/7' },
    description: '12. Sep. 2026 – 28. Feb. 2027 · Ein Raum, den niemand betreten durfte.',
  });
  expect(schemaProblems(meta.jsonLd)).toEqual([]);
  expect(meta.jsonLd).toEqual([
    expect.objectContaining({ '@type': 'EventSeries', startDate: '2026-09-12', endDate: '2027-02-28' }),
  ]);
});

test('one without dates says so, and leads to the programme', async () => {
  const { meta, store } = await showDetail({ events: [], persons: [], date_from: null, date_to: null });
  expect(screen.getByText('Zurzeit sind keine Termine angekündigt.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Termine und Karten' })).not.toBeInTheDocument();
  expect(store.ui.stickyItems).toEqual([]);
  expect(meta.jsonLd?.[0]).not.toHaveProperty('subEvent');
  expect(schemaProblems(meta.jsonLd)).toEqual([]);
  await expect(showDetail({}, '8')).rejects.toMatchObject({ status: 404 });
});
