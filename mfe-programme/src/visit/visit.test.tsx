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

describe('visit', () => {
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
      screen
        .getAllByRole('listitem')
        .find((item) => within(item).queryByRole('link', { name: 'Museum' })) as HTMLElement,
    );
  const week = () => within(screen.getByRole('table', { name: 'Museum' }));

  test('without a day it is today: hours, their present meaning, and events', async () => {
    const { meta } = await show();
    expect(screen.getByRole('heading', { level: 2, name: 'Sonntag, 22. Nov. 2026' })).toBeVisible();
    expect(house().getByText('10–12 Uhr, 14–17 Uhr')).toBeVisible();
    expect(house().getByText('Geöffnet ab 14:00 Uhr')).toBeVisible();
    expect(house().getByText(/^Markt 1, 01067 Tannlitz/)).toBeVisible();
    expect(house().getByRole('link', { name: 'Lage und Anreise' })).toHaveAttribute('href', '/de/venues/museum/1');
    expect(screen.getByRole('link', { name: 'Abend 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Diesen Tag im Programm ansehen' })).toHaveAttribute(
      'href',
      '/de/veranstaltungen?date=22-11-2026&until=22-11-2026',
    );
    expect(week().getByRole('row', { current: 'date' })).toHaveTextContent('Sonntag10–12 Uhr, 14–17 Uhr');
    expect(screen.queryByRole('link', { name: 'Einen Tag früher' })).toBeNull();
    expect(meta).toMatchObject({ noindex: false, urls: { de: PATH, en: '/en/visit/plan', cs: '/cs/navsteva/plan' } });
  });

  test('exhibitions that are on, on that day, with hours and price', async () => {
    const none = await show();
    expect(none.data.exhibitions).toEqual([]);
    await show('', { '/de/api/exhibitions/?date=22-11-2026&page_size=50': EXAMPLES.exhibitions });
    const part = within(screen.getByRole('region', { name: 'Ausstellungen' }));
    expect(part.getByRole('link', { name: 'Das blaue Zimmer' })).toHaveAttribute(
      'href',
      '/de/ausstellungen/das-blaue-zimmer/7',
    );
    expect(part.getByText('ab 6 €')).toBeVisible();
    expect(part.getByText('Eintritt frei')).toBeVisible();
  });

  test('admission of the day with its prices and entry times', async () => {
    const none = await show();
    expect(none.data.admissions).toEqual([]);
    await show('?date=28-11-2026', {
      [events('28-11-2026')]: eventsPage([]),
      '/de/api/admissions/?from=2026-11-28&until=2026-11-28': EXAMPLES.admissions,
    });
    const part = within(screen.getByRole('region', { name: 'Eintritt' }));
    expect(part.getByRole('heading', { level: 3, name: 'Eintritt ins Museum' })).toBeVisible();
    expect(part.getByText('Vollpreis: 9 €')).toBeVisible();
    expect(part.getByText('Begleitperson: frei')).toBeVisible();
    expect(part.getByText('Einlass von 11:00 bis 11:00 Uhr')).toBeVisible();
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
        alternative_text: 'Nur der Garten',
        alternative_link_url: '',
        date: '2026-12-31',
        holiday: 'Silvester',
      },
      {
        time_from: '',
        time_to: '',
        closed: true,
        alternative_text: '',
        alternative_link_url: '',
        date: '2027-03-26',
        holiday: 'Karfreitag',
      },
    ];
    await show('', { '/de/api/opening-hours/': [{ ...first, exceptions }] as OpeningHours });
    expect(screen.getByText('Do, 31. Dez. 2026').closest('div')).toHaveTextContent(
      'Do, 31. Dez. 202611–15 Uhr, Nur der Garten',
    );
    expect(screen.getByText('Fr, 26. März 2027').closest('div')).toHaveTextContent('Geschlossen, Karfreitag');
  });

  test('a day of another season has its week, and the other season is below', async () => {
    const [first] = EXAMPLES.openingHours;
    const summer = first?.week.map((ranges) => ranges.map((range) => ({ ...range, time_to: '19:00' }))) ?? [];
    const seasons = [
      { from: '2026-11-22', to: '2027-03-31', week: first?.week ?? [] },
      { from: '2027-04-01', to: '2027-11-21', week: summer },
    ];
    await show('?day=2027-04-06', {
      '/de/api/opening-hours/': [{ ...first, seasons }] as OpeningHours,
      [events('06-04-2027')]: eventsPage([]),
    });
    expect(house().getByText('10–19 Uhr')).toBeVisible();
    expect(week().getByRole('row', { current: 'date' })).toHaveTextContent('Dienstag10–19 Uhr');
    const other = within(screen.getByRole('table', { name: '22. Nov. 2026 – 31. März 2027' }));
    expect(other.getByRole('row', { name: /Dienstag/ })).toHaveTextContent('Dienstag10–18 Uhr');
  });

  test('after the last range it says when the house opens next', async () => {
    jest.setSystemTime(Date.UTC(2026, 10, 22, 18));
    await show();
    expect(house().getByText('Wieder geöffnet: Dienstag, 24. Nov. 2026, 10:00 Uhr')).toBeVisible();
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

  describe('wishes', () => {
    const ACCESS = [
      { id: 1, slug: 'step_free', name: 'Stufenlos', show_in_filter: true },
      { id: 6, slug: 'spoken_en', name: 'Auf Englisch', show_in_filter: true },
    ];
    const asked = '&access=step_free&price=0';
    const WISHED = { '/de/api/event-access/': ACCESS, [events('22-11-2026') + asked]: eventsPage([]) };

    test('are links that take effect on the day, and can be taken back', async () => {
      await show('?date=22-11-2026&access=step_free', {
        '/de/api/event-access/': ACCESS,
        [`${events('22-11-2026')}&access=step_free`]: eventsPage([listItem()]),
      });
      const chosen = screen.getByRole('link', { name: 'Stufenlos' });
      expect(chosen).toHaveAttribute('aria-current', 'page');
      expect(chosen).toHaveAttribute('href', `${PATH}?date=22-11-2026`);
      expect(screen.getByRole('link', { name: 'Kind, 6 Jahre' })).toHaveAttribute(
        'href',
        `${PATH}?date=22-11-2026&age=6&access=step_free`,
      );
      const language = within(screen.getByRole('navigation', { name: 'Sprache' }));
      expect(language.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Auf Englisch']);
      expect(screen.getByRole('link', { name: 'Einen Tag später' })).toHaveAttribute(
        'href',
        `${PATH}?date=23-11-2026&access=step_free`,
      );
    });

    test('a day without anything that fits names the next one', async () => {
      const { meta } = await show(`?date=22-11-2026${asked}`, {
        ...WISHED,
        [`/de/api/calendar/?date=22-11-2026${asked}`]: ['2026-11-29', '2026-12-06'],
      });
      expect(screen.getByText(/An diesem Tag passt keine Veranstaltung/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Sonntag, 29. Nov. 2026' })).toHaveAttribute(
        'href',
        `${PATH}?date=29-11-2026${asked}`,
      );
      expect(meta).toMatchObject({ noindex: true, urls: { en: `/en/visit/plan?date=22-11-2026${asked}` } });
    });

    test('exhibitions that do not fit are left out', async () => {
      await show(`?date=22-11-2026${asked}`, {
        ...WISHED,
        '/de/api/exhibitions/?date=22-11-2026&page_size=50': EXAMPLES.exhibitions,
      });
      const [, free] = EXAMPLES.exhibitions.results;
      const part = within(screen.getByRole('region', { name: 'Ausstellungen' }));
      expect(part.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([free?.title]);
    });

    test('a wish that the list of events refuses is an error of the address', async () => {
      const refused = new Failure(400, { code: 'validation', field: 'access' });
      const answers = { [`${events('22-11-2026')}&access=jetpack`]: refused };
      await expect(show('?date=22-11-2026&access=jetpack', answers)).rejects.toMatchObject({ field: 'access' });
    });

    test('an age that is not a number is refused', async () => {
      const { context } = fakeHost();
      await expect(loadVisit(context({}, `${PATH}?age=kind`))).rejects.toMatchObject({ field: 'age' });
    });
  });

  test('the day leads to its tickets where the site sells some', async () => {
    const { context, store } = fakeHost({ namespace: 'programme', routes: remote.routes, texts: de, path: PATH });
    const { design } = EXAMPLES.settings;
    store.settings.set({
      ...EXAMPLES.settings,
      design: { ...design, header: { ...design.header, webshopLink: '/tickets' } },
    });
    expect((await loadVisit(context({}, `${PATH}?day=2026-12-24`))).tickets).toBe('/tickets?day=2026-12-24');
    expect((await loadVisit(context({}, `${PATH}?day=2026-11-20`))).tickets).toBe('');
  });
});
