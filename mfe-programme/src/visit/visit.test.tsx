import type { OpeningHours } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, render, screen, within } from '@testing-library/react';
import remote from '../../remote';
import de from '../../translations/de.json';
import { eventsPage, listItem } from '../testing/records';
import page from './visit.page';
import { loadVisit } from './visit.loader';

const PATH = '/de/besuch/planen';
/** A Sunday noon in winter; the example's house has a pause from 12 to 14. */
const NOON = Date.UTC(2026, 10, 22, 11, 30);
const events = (date: string) => `/de/api/events/?date=${date}&until=${date}&page_size=50`;

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

async function show(search = '', answers: Record<string, FakeAnswer> = {}) {
  const all = {
    '/de/api/opening-hours/': EXAMPLES.openingHours,
    [events('22-11-2026')]: eventsPage([listItem()]),
    ...answers,
  };
  const fake = fakeHost({
    namespace: 'programme',
    routes: remote.routes,
    texts: de,
    answers: all,
    path: PATH + search,
  });
  const data = await loadVisit(fake.context({}, PATH + search));
  render(<page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, data, meta: page.meta(data, fake.context({})) };
}
const house = () =>
  within(
    screen.getAllByRole('listitem').find((item) => within(item).queryByRole('link', { name: 'Museum' })) as HTMLElement,
  );
const week = () => within(screen.getByRole('table', { name: 'Museum' }));

test('without a day it is today: hours, their present meaning, and events', async () => {
  const { meta } = await show();
  expect(screen.getByRole('heading', { level: 2, name: 'Sonntag, 22. Nov. 2026' })).toBeVisible();
  expect(house().getByText('10–12 Uhr, 14–17 Uhr')).toBeVisible();
  expect(house().getByText('Geöffnet ab 14:00 Uhr')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abend 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Diesen Tag im Programm ansehen' })).toHaveAttribute(
    'href',
    '/de/veranstaltungen?date=22-11-2026&until=22-11-2026',
  );
  expect(week().getByRole('row', { current: 'date' })).toHaveTextContent('Sonntag10–12 Uhr, 14–17 Uhr');
  expect(screen.queryByRole('link', { name: 'Einen Tag früher' })).toBeNull();
  expect(meta).toMatchObject({ noindex: false, urls: { de: PATH, en: '/en/visit/plan', cs: '/cs/navsteva/plan' } });
});

test('follows the clock while the page stays open', async () => {
  await show();
  act(() => jest.advanceTimersByTime(2 * 60 * 60 * 1000));
  expect(house().getByText(/^Geöffnet 10–12, 14–17 Uhr/)).toBeVisible();
  act(() => jest.advanceTimersByTime(4 * 60 * 60 * 1000));
  expect(house().getByText('Heute schon geschlossen')).toBeVisible();
});

test('the day of the form: a holiday with its name, nothing of the clock, and the days beside it', async () => {
  const { meta } = await show('?day=2026-12-24', { [events('24-12-2026')]: eventsPage([]) });
  expect(screen.getByLabelText('Tag Ihres Besuchs')).toHaveValue('2026-12-24');
  expect(house().getByText('Geschlossen')).toBeVisible();
  expect(house().getByRole('link', { name: 'Heiligabend geschlossen' })).toHaveAttribute('href', '/de/besuch');
  expect(house().queryByText(/Geöffnet/)).toBeNull();
  // The valid hours are marked: not those of any Thursday.
  expect(week().queryByRole('row', { current: 'date' })).toBeNull();
  expect(screen.getByText('Do, 24. Dez. 2026').closest('div')).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText(/^Für diesen Tag ist nichts angekündigt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Einen Tag früher' })).toHaveAttribute('href', `${PATH}?date=23-12-2026`);
  expect(screen.getByRole('link', { name: 'Einen Tag später' })).toHaveAttribute('href', `${PATH}?date=25-12-2026`);
  expect(meta).toMatchObject({ noindex: true, urls: { de: `${PATH}?date=24-12-2026` } });
});

test('the week has every day, and the days that are different have their dates and names', async () => {
  await show();
  expect(
    week()
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'MontagGeschlossen',
    'Dienstag10–18 Uhr',
    'Mittwoch10–18 Uhr',
    'Donnerstag10–18 Uhr',
    'Freitag10–20:30 Uhr',
    'Samstag10–18 Uhr',
    'Sonntag10–12 Uhr, 14–17 Uhr',
  ]);
  expect(screen.getByText('Do, 24. Dez. 2026').closest('div')).toHaveTextContent(
    'Do, 24. Dez. 2026Heiligabend geschlossen',
  );
});

test('a day with other hours instead of none says both', async () => {
  const [first] = EXAMPLES.openingHours;
  const exceptions = [
    {
      time_from: '11:00',
      time_to: '15:00',
      closed: false,
      alternative_text: 'Silvester',
      alternative_link_url: '',
      date: '2026-12-31',
    },
  ];
  await show('', { '/de/api/opening-hours/': [{ ...first, exceptions }] as OpeningHours });
  expect(screen.getByText('Do, 31. Dez. 2026').closest('div')).toHaveTextContent('11–15 Uhr, Silvester');
});

test('unavailable hours leave the events, and the other way round', async () => {
  await show('', { '/de/api/opening-hours/': new Failure(503) });
  expect(screen.getByRole('link', { name: 'Abend 1' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a day that no calendar has is refused', async () => {
  const { context } = fakeHost();
  await expect(loadVisit(context({}, `${PATH}?date=31-02-2026`))).rejects.toMatchObject({
    code: 'validation',
    field: 'date',
  });
});
