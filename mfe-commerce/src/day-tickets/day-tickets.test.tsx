import type { AdmissionOffer, EventListItem, RefusedPost } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import remote from '../../remote';
import page from './day-tickets.page';

const PATH = '/de/tickets';
const DAY = '2026-11-28';
const [museum] = EXAMPLES.admissions.results as [AdmissionOffer];
const [event] = EXAMPLES.events.results as [EventListItem];
const castle = {
  ...museum,
  id: 2,
  title: 'Schloss',
  days: [
    { date: DAY, name: `admission-2-${DAY}`, times: [{ time: '', ends: '17:00', state: 'available' }] },
    { date: '2026-12-01', name: 'admission-2-2026-12-01', times: [{ time: '', ends: '17:00', state: 'available' }] },
  ],
};

interface Shown {
  readonly admissions?: readonly object[];
  readonly events?: readonly object[];
  readonly query?: string;
  readonly cart?: unknown;
  readonly refused?: RefusedPost;
}

async function show({ admissions = [museum, castle], events = [], query = `?day=${DAY}`, cart, refused }: Shown = {}) {
  const answers = {
    '/de/api/admissions/': { from: DAY, until: DAY, results: admissions },
    '/de/api/events/': { count: events.length, next: null, previous: null, results: events },
    '/de/api/shop-cart/': cart ?? { tickets_quantity: 4, cart_url: '/de/cart' },
  };
  const path = PATH + query;
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path, answers });
  const data = await page.loader?.(fake.context({}, path));
  if (!data) throw new Error('no data');
  render(<page.Component data={data} {...(refused && { refused })} />, { wrapper: fake.wrapper });
  return { ...fake, data };
}
const formOf = (name: string) => within(screen.getByRole('form', { name }));
const choose = async (form: ReturnType<typeof formOf>, label: RegExp, amount: string) => {
  const field = form.getByRole('spinbutton', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
};
const sent = ({ requests }: Awaited<ReturnType<typeof show>>) =>
  requests.filter(({ path }) => path === '/de/api/shop-cart/').map(({ body }) => body);

describe('tickets of a day', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 26, 11), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('asks for the admissions of a month and the bookable events of the day', async () => {
    const { requests } = await show({ events: [{ ...event, availability: 'available' }] });
    expect(requests.map(({ path }) => path)).toEqual([
      '/de/api/admissions/?from=2026-11-28&until=2026-12-28',
      '/de/api/events/?bookable=true&date=28-11-2026&until=28-11-2026&page_size=50',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Eintritt am Samstag, 28. Nov. 2026' })).toBeVisible();
    expect(screen.getByRole('link', { name: `Tickets buchen: ${event.title}` })).toBeVisible();
  });

  test('slots can be chosen where they have places; a day ticket says until when it is good', async () => {
    await show();
    const museumForm = formOf('Eintritt ins Museum');
    expect(museumForm.getByRole('radio', { name: '11:00–12:00' })).toBeChecked();
    expect(museumForm.getByRole('radio', { name: '12:00–13:00, ausverkauft' })).toBeDisabled();
    expect(formOf('Schloss').queryByRole('radio')).not.toBeInTheDocument();
    expect(formOf('Schloss').getByText('Gilt den ganzen Tag, bis 17:00 Uhr.')).toBeVisible();
  });

  test('tickets of a slot are added at once; the page stays, says so and is empty again', async () => {
    const shown = await show();
    const form = formOf('Eintritt ins Museum');
    await choose(form, /^Vollpreis, 9/, '2');
    await choose(form, /^Kinder, 4/, '1');
    await userEvent.click(form.getByRole('button', { name: 'In den Warenkorb: Eintritt ins Museum' }));
    expect(await form.findByText(/^3 Tickets wurden erfolgreich/)).toBeVisible();
    expect(form.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/de/cart');
    expect(form.getByRole('spinbutton', { name: /^Vollpreis/ })).toHaveValue(0);
    expect(shown.store.basket.cartAmount).toBe(4);
    expect(sent(shown)).toEqual([
      {
        lines: [{ event_jet_id: `admission-1-${DAY}`, quantities: [2, 1], sale_type_ids: [1, 2], time: '11:00' }],
        idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  test('nothing is sent without a ticket', async () => {
    const shown = await show();
    await userEvent.click(screen.getByRole('button', { name: /In den Warenkorb: Schloss/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte wählen Sie mindestens ein Ticket.');
    expect(sent(shown)).toEqual([]);
  });

  test('a refusal says why, the choice stays, and the next try has the same key', async () => {
    let isFull = true;
    const shown = await show({
      cart: () => (isFull ? new Failure(409, { code: 'sold_out' }) : { tickets_quantity: 1, cart_url: '/de/cart' }),
    });
    const form = formOf('Schloss');
    await choose(form, /^Vollpreis/, '1');
    await userEvent.click(form.getByRole('button'));
    expect(await form.findByRole('alert')).toHaveTextContent('nicht genügend');
    expect(form.getByRole('spinbutton', { name: /^Vollpreis/ })).toHaveValue(1);
    isFull = false;
    await userEvent.click(form.getByRole('button'));
    expect(await form.findByText(/^1 Ticket wurde erfolgreich/)).toBeVisible();
    const [first, second] = sent(shown) as { idempotency_key: string }[];
    expect(second?.idempotency_key).toBe(first?.idempotency_key);
    expect(shown.reported).toHaveLength(1);
  });

  test('a post without script that was refused keeps the values of its form, and says why', async () => {
    const posted = `event=admission-1-${DAY}&time=11:00&amount-0-0-1=3`;
    await show({ refused: { reason: 'values', problems: { '': 'conflict' }, posted } });
    expect(formOf('Eintritt ins Museum').getByRole('alert')).toHaveTextContent('können gerade nicht gebucht werden');
    expect(formOf('Eintritt ins Museum').getByRole('spinbutton', { name: /^Vollpreis/ })).toHaveValue(3);
    expect(formOf('Schloss').queryByRole('alert')).not.toBeInTheDocument();
    expect(formOf('Schloss').getByRole('spinbutton', { name: /^Vollpreis/ })).toHaveValue(0);
  });

  test('a family ticket says how many persons it admits', async () => {
    await show();
    expect(formOf('Schloss').getByRole('spinbutton', { name: /^Familie, 20\s€ für 4 Personen/ })).toBeVisible();
  });

  test('an admission without places is sold out', async () => {
    const times = [{ time: '11:00', ends: '12:00', state: 'sold_out' }];
    await show({ admissions: [{ ...museum, days: [{ date: DAY, name: `admission-1-${DAY}`, times }] }] });
    expect(screen.getByText('Ausverkauft')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Eintritt ins Museum' })).not.toBeInTheDocument();
  });

  test('a day without admission leads to the next that has it', async () => {
    await show({ query: '?day=2026-11-30' });
    expect(screen.getByText(/Für diesen Tag wird kein Eintritt verkauft/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Di, 1. Dez. 2026' })).toHaveAttribute('href', `${PATH}?day=2026-12-01`);
    expect(screen.getByRole('link', { name: 'Zum Programm' })).toBeVisible();
  });

  test('the next seven days are links; the chosen one is marked', async () => {
    await show();
    const days = within(screen.getByRole('navigation', { name: 'Die nächsten Tage' })).getAllByRole('link');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Heute',
      'Morgen',
      'Sa, 28. Nov.',
      'So, 29. Nov.',
      'Mo, 30. Nov.',
      'Di, 1. Dez.',
      'Mi, 2. Dez.',
    ]);
    expect(days[2]).toHaveAttribute('aria-current', 'page');
    expect(days[2]).toHaveAttribute('href', `${PATH}?day=${DAY}`);
  });

  test('a day that is over sells nothing, one that does not exist is the visitor’s mistake', async () => {
    const { requests } = await show({ query: '?day=2026-11-25' });
    expect(screen.getByText('Dieser Tag ist vorbei.')).toBeVisible();
    expect(requests).toEqual([]);
    await expect(show({ query: '?day=2026-02-30' })).rejects.toMatchObject({ status: 400, field: 'day' });
  });

  test('search engines see one page', async () => {
    const { context } = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de });
    const { data } = await show();
    expect(page.meta(data, context({}))).toMatchObject({
      title: 'Tickets – Samstag, 28. Nov. 2026',
      noindex: true,
      urls: { cs: `/cs/tickets?day=${DAY}` },
    });
    expect(page.meta({ ...data, isChosen: false }, context({}))).toMatchObject({ title: 'Tickets', noindex: false });
  });
});
