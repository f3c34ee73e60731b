import { plainText } from '@vestibule/contracts';
import * as dates from '@vestibule/contracts/dates';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import de from '../../../translations/de.json';
import { comeNear, moveOn, watchTheEnd } from '../../testing/near-the-end';
import { detail, listItem } from '../../testing/records';
import page from './event-detail.page';
import { loadEventDetail, toDetail } from './event-detail.loader';

// Statements that this file shows:
// - docs/behaviour/programme.md#events-included-in-admission

watchTheEnd();

type Changes = Parameters<typeof detail>[0];
/** Fields of an event that is cancelled or over. */
const CLOSED: Changes = {
  availability: 'none',
  price_from: null,
  price_to: null,
  ticket_url: '',
  bookable: false,
  seat_groups: [],
  prices: [],
};
function show(changes: Changes = {}) {
  const fake = fakeHost({ namespace: 'programme', texts: de, path: '/de/veranstaltungen/stimmen/7' });
  const data = toDetail(detail(changes), fake.context({}), dates, {
    organizer: 'Salzhof Tannlitz',
    sections: [],
    related: [],
    shop: '/de/tickets',
  });
  const { unmount } = render(<page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, unmount, data, meta: page.meta(data, fake.context({})) };
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('event detail', () => {
  test('one that is included in admission leads to the tickets of its day', () => {
    show({ availability: 'none', with_admission: true, price_from: null, price_to: null, bookable: false, id_jet: '' });
    expect(screen.getByText('Im Eintritt enthalten')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Eintritt für diesen Tag' })).toHaveAttribute(
      'href',
      '/de/tickets?day=2026-11-21',
    );
  });

  test('shows what, when, where, how long and for how much', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Stimmen im Gewölbe' })).toBeVisible();
    expect(fact('Wann')).toHaveTextContent('Samstag, 21. Nov. 2026');
    expect(fact('Wann')).toHaveTextContent('19:30–21 Uhr');
    expect(fact('Wo')).toHaveTextContent('Großer Saal, SalzhofSalzstraße 1, Tannlitz');
    expect(fact('Dauer')).toHaveTextContent('1 Stunde 30 Minuten');
    expect(fact('Preis')).toHaveTextContent(/12 € bis 38 €/);
    expect(fact('Barrierefreiheit')).toHaveTextContent('Stufenlos');
    expect(screen.getByRole('link', { name: 'Im Gewölbe' })).toHaveAttribute('href', '/de/produktionen/im-gewoelbe/6');
    expect(screen.getByRole('link', { name: 'Sa, 28. Nov. 2026, 19:30 Uhr' })).toHaveAttribute(
      'href',
      '/de/veranstaltungen/stimmen/8',
    );
    expect(screen.getByText('Leitung')).toBeVisible();
  });

  test('other events of its production have their titles, under its name', () => {
    const others = [
      { id: 9, lang: 'en', title: 'Talk', date_start: '2026-11-29T11:00:00+01:00', all_day: false, slug: 'talk' },
    ] as const;
    show({ other_events: [...others] });
    const list = screen.getByRole('heading', { level: 2, name: 'Mehr zu „Im Gewölbe“' }).parentElement as HTMLElement;
    const link = within(list).getByRole('link', { name: /^So, 29\. Nov\. 2026, 11:00 Uhr ?: Talk$/ });
    expect(link).toHaveAttribute('href', '/de/veranstaltungen/talk/9');
    expect(within(link).getByText('Talk')).toHaveAttribute('lang', 'en');
    const dates = screen.getByRole('heading', { level: 2, name: 'Weitere Termine' }).parentElement as HTMLElement;
    expect(within(dates).getAllByRole('link')).toHaveLength(1);
  });

  test('its own access leads to events with the same, and stands before that of its venue; languages stand apart', () => {
    show({
      access: [
        { id: 'sign_language', name: 'Gebärdensprache' },
        { id: 'spoken_en', name: 'Auf Englisch' },
      ],
    });
    expect(screen.getByRole('link', { name: 'Gebärdensprache' })).toHaveAttribute(
      'href',
      '/de/veranstaltungen?access=sign_language',
    );
    expect(fact('Barrierefreiheit')).toHaveTextContent('GebärdenspracheStufenlos');
    expect(fact('Sprache')).toHaveTextContent(/^Auf Englisch$/);
  });

  test('people who take part are shown with their picture, where there is one', () => {
    show({ persons: EXAMPLES.event.persons });
    const entry = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);
    expect(entry('Mara Beispiel').getByRole('presentation')).toHaveAttribute('alt', '');
    expect(entry('Jan Muster').queryByRole('presentation')).not.toBeInTheDocument();
  });

  test('its recordings lead back to its page', () => {
    const { store } = show({ audio: EXAMPLES.event.audio });
    fireEvent.click(screen.getByRole('button', { name: 'Anhören: Aus dem ersten Satz' }));
    expect(store.audio.work?.page).toEqual({ url: '/de/veranstaltungen/stimmen/7', title: 'Stimmen im Gewölbe' });
  });

  test('leads to the pages of its place, its series and its people', () => {
    show({ series: { id: 4, name: 'Abende' }, series_slug: 'abende' });
    const places = {
      Salzhof: '/de/venues/salzhof/1',
      Abende: '/de/series/abende/4',
      'Quirin Haberstroh': '/de/team/quirin-haberstroh/2',
    };
    for (const [name, href] of Object.entries(places))
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test.each<[string, Changes, string[]]>([
    ['can be booked here', { seat_groups: EXAMPLES.event.seat_groups }, ['#tickets']],
    [
      'is sold elsewhere',
      { bookable: false, ticket_url: 'https://tickets.example/7', prices: EXAMPLES.event.prices },
      ['https://tickets.example/7'],
    ],
    ['costs nothing', { prices: EXAMPLES.event.prices.map((price) => ({ ...price, price: '0.00' })) }, []],
    ['is cancelled', { ...CLOSED, state: 'cancelled' }, []],
    ['is sold out', { seat_groups: EXAMPLES.event.seat_groups, availability: 'sold_out', state: 'sold_out' }, []],
  ])('an event that %s keeps its tickets at hand, if there are any', (_, changes, urls) => {
    const { store, unmount } = show(changes);
    const sticky = () => store.ui.stickyItems.map(({ url }) => url);
    // One call at a time: none beside the page's own.
    expect(sticky()).toEqual([]);
    act(moveOn);
    expect(sticky()).toEqual(urls);
    act(comeNear);
    expect(sticky()).toEqual([]);
    act(moveOn);
    unmount();
    expect(store.ui.stickyItems).toEqual([]);
  });

  test.each([{}, { bookable: false, waitable: true }])('tickets, or waiting for them, are a slot: %j', (changes) => {
    const { data } = show(changes);
    expect(page.slots?.(data)).toEqual([{ slot: 'event-booking', id: 'booking', params: { event: 7 } }]);
    expect(screen.getByTestId('slot-event-booking')).toHaveAttribute('data-id', 'booking');
  });

  test('one that is sold elsewhere links there; a cancelled one links nowhere', () => {
    const { data } = show({ bookable: false, ticket_url: 'https://tickets.example/7' });
    expect(screen.getByRole('link', { name: 'Tickets buchen' })).toHaveAttribute('href', 'https://tickets.example/7');
    expect(page.slots?.(data)).toEqual([]);
  });

  test.each([
    ['cancelled', 'Diese Veranstaltung ist abgesagt.', /^Abgesagt · Samstag/],
    ['over', 'Diese Veranstaltung hat bereits stattgefunden.', /^Vorbei · Samstag/],
  ] as const)(
    'an event that is %s says so, and has neither tickets, price nor an entry for calendars',
    (state, text, head) => {
      const { data, meta } = show({ ...CLOSED, state });
      expect(screen.getByText(text)).toBeVisible();
      expect(meta.description).toMatch(head);
      for (const name of ['Tickets buchen', 'In den Kalender'])
        expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
      expect(screen.queryByText('Preis', { selector: 'dt' })).not.toBeInTheDocument();
      expect(page.slots?.(data)).toEqual([]);
    },
  );

  test('an event to come can be taken into a calendar', () => {
    const { meta } = show();
    expect(screen.getByRole('link', { name: 'In den Kalender' })).toHaveAttribute('href', '/de/api/events/7/event.ics');
    expect(meta.description).toMatch(/^Samstag/);
  });

  test('times elsewhere name their place; days that span are both named', () => {
    show({ timezone: 'Europe/London', date_start: '2026-11-21T18:30:00+00:00', date_end: '2026-11-23T12:00:00+00:00' });
    expect(fact('Wann')).toHaveTextContent(
      'Samstag, 21. Nov. 202618:30 Uhr bis Montag, 23. Nov. 2026, 12:00 Uhr, Vereinigtes Königreich (Ortszeit)',
    );
  });

  test.each([
    [
      'an end after midnight',
      '2026-11-22T03:00:00+01:00',
      'Samstag, 21. Nov. 202622:00 Uhr bis Sonntag, 22. Nov. 2026, 03:00 Uhr',
    ],
    ['an end at midnight', '2026-11-22T00:00:00+01:00', 'Samstag, 21. Nov. 202622–24 Uhr'],
  ])('%s is named', (_, end, when) => {
    show({ date_start: '2026-11-21T22:00:00+01:00', date_end: end });
    expect(fact('Wann')).toHaveTextContent(new RegExp(`${when}$`));
  });

  test('names the zone of hours that clocks show twice', () => {
    const { unmount } = show({ date_start: '2026-10-25T02:30:00+02:00', date_end: '2026-10-25T02:30:00+01:00' });
    expect(fact('Wann')).toHaveTextContent('Sonntag, 25. Okt. 202602:30 Uhr MESZ – 02:30 Uhr MEZ');
    unmount();
    show({ date_start: '2026-10-25T02:30:00+01:00', date_end: null });
    expect(fact('Wann')).toHaveTextContent('02:30 Uhr MEZ');
  });

  test('the head knows the languages, the theme and the steps', () => {
    const { meta } = show();
    expect(meta).toMatchObject({
      title: 'Stimmen im Gewölbe',
      type: 'event',
      theme: 'museum',
      image: '/media/a/1280.jpg',
    });
    expect(meta.urls).toEqual({ de: '/de/veranstaltungen/stimmen/7', en: '/en/events/voices/7' });
    expect(meta.breadcrumbs).toEqual([
      { title: 'Programm', url: '/de/veranstaltungen' },
      { title: 'Stimmen im Gewölbe', url: '/de/veranstaltungen/stimmen/7' },
    ]);
    expect(meta.description).toBe('Samstag, 21. Nov. 2026, 19:30–21 Uhr · Im Salzkeller klingt jede Stimme größer.');
  });

  test('an id that is none, or unknown, is not found', async () => {
    const { context } = fakeHost();
    await expect(loadEventDetail(context({ slug: 'x', id: 'seven' }))).rejects.toMatchObject({ code: 'not_found' });
    await expect(loadEventDetail(context({ slug: 'x', id: '999' }))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('descriptions are text, cut at a word', () => {
    expect(plainText('<p>Salz &amp; Silber</p><p>am&nbsp;Abend</p>', 80)).toBe('Salz & Silber am Abend');
    expect(plainText('<p>eins zwei drei vier</p>', 12)).toBe('eins zwei…');
  });

  test('related events in the order of the response', async () => {
    const other = (id: number, title: string, date: string) =>
      listItem({ id, title, date_start: `${date}T19:30:00+01:00` });
    const related = [other(12, 'Spät', '2026-12-20'), other(11, 'Früh', '2026-12-01')];
    const { context } = fakeHost({
      namespace: 'programme',
      texts: de,
      answers: { '/de/api/events/7/': detail(), '/de/api/events/7/related/': related },
    });
    const data = await loadEventDetail(context({ slug: 'x', id: '7' }));
    expect(data.related.map(({ title, run }) => [title, run])).toEqual([
      ['Spät', 'So, 20. Dez. 2026, 19:30 Uhr'],
      ['Früh', 'Di, 1. Dez. 2026, 19:30 Uhr'],
    ]);
    const { wrapper } = fakeHost({ namespace: 'programme', texts: de });
    render(<page.Component data={data} />, { wrapper });
    expect(screen.getByRole('heading', { level: 2, name: 'Das könnte Sie auch interessieren' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Früh' })).toHaveAttribute('href', '/de/veranstaltungen/abend-11/11');
  });

  test('without related events the page is there all the same', async () => {
    const { context } = fakeHost({
      namespace: 'programme',
      texts: de,
      answers: { '/de/api/events/7/': detail(), '/de/api/events/7/related/': new Failure(503) },
    });
    expect((await loadEventDetail(context({ slug: 'x', id: '7' }))).related).toEqual([]);
  });

  test('says for which ages it is', () => {
    show({ age_from: 5, age_to: 12 });
    expect(fact('Alter')).toHaveTextContent('5 bis 12 Jahre');
  });

  test('a date that has moved says from which day, as far as that is known', () => {
    const moved = { status: 'moved', state: 'moved' } as const;
    const { unmount, meta } = show({ ...moved, moved_from: '2026-11-14' });
    expect(screen.getByText(/Sie war für den 14\. Nov\. 2026 angekündigt/)).toBeVisible();
    expect(JSON.stringify(meta.jsonLd)).toContain('"previousStartDate":"2026-11-14"');
    unmount();
    const unknown = show(moved);
    expect(screen.getByText(/Bitte beachten Sie den neuen Termin/)).toBeVisible();
    expect(JSON.stringify(unknown.meta.jsonLd)).not.toContain('previousStartDate');
  });
});
