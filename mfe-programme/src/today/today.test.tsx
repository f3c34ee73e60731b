import type { SlotParams } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import { eventsPage, listItem } from '../testing/records';
import slot from './today.slot';

/** A Sunday noon. */
const NOON = Date.UTC(2026, 10, 22, 11, 30);
const [house] = EXAMPLES.openingHours;
const PARAMS = { venue: null, events: 2, tickets: true };
const TODAY = { list_day: '2026-11-22', date_start: '2026-11-22T19:30:00+01:00' };
const TOMORROW = { list_day: '2026-11-23', date_start: '2026-11-23T11:00:00+01:00' };

describe('today', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON }));
  afterEach(() => jest.useRealTimers());

  async function show(results = [listItem(TODAY)], params: SlotParams['today'] = PARAMS, hours = [house!]) {
    const answers = { '/de/api/opening-hours/': hours, '/de/api/events/': eventsPage(results) };
    const fake = fakeHost({ namespace: 'programme', texts: de, answers });
    const data = await slot.loader?.({ ...fake.context({}), params });
    if (!data) throw new Error('no data');
    render(<slot.Component params={params} data={data} />, { wrapper: fake.wrapper });
    expect(screen.getByRole('heading', { level: 2, name: 'Heute' })).toBeInTheDocument();
    return fake;
  }
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  test('hours of the main venue at this moment, and the next events with their time', async () => {
    await show([listItem({ ...TODAY, title: 'Abend' }), listItem({ ...TOMORROW, id: 2, title: 'Morgen' })]);
    expect(screen.getByText('Geöffnet ab 14:00 Uhr')).toBeVisible();
    expect(titles()).toEqual(['Museum', 'Abend', 'Morgen']);
    expect(screen.getByText('Heute · 19:30 Uhr')).toBeVisible();
    expect(screen.getByText('Mo, 23. Nov. 2026 · 11:00 Uhr')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abend' })).toHaveAttribute('href', '/de/veranstaltungen/abend-1/1');
    expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
  });

  test('events without a time of today, cancelled and sold out ones are left out', async () => {
    await show([
      listItem({ ...TODAY, title: 'Abgesagt', state: 'cancelled' }),
      listItem({ ...TODAY, id: 2, title: 'Ausverkauft', state: 'sold_out' }),
      listItem({ ...TODAY, id: 3, title: 'Ganzer Tag', all_day: true }),
      listItem({ ...TODAY, id: 4, title: 'Seit gestern', date_start: '2026-11-21T10:00:00+01:00' }),
      listItem({ ...TOMORROW, id: 5, title: 'Morgen' }),
    ]);
    expect(titles()).toEqual(['Museum', 'Morgen']);
  });

  test('as many events as the editor says', async () => {
    const three = [1, 2, 3].map((id) => listItem({ ...TODAY, id, title: `Abend ${id}` }));
    await show(three, { ...PARAMS, events: 1 });
    expect(titles()).toHaveLength(2);
  });

  test('no events: the request is not made', async () => {
    const { requests } = await show([], { ...PARAMS, events: 0 });
    expect(requests.map(({ path }) => path)).toEqual(['/de/api/opening-hours/']);
  });

  test('hours of another venue; nothing of one without', async () => {
    const castle = { ...house!, name: 'Schloss', venue: { id: 77, slug: 'schloss' } };
    await show([], { ...PARAMS, venue: 77 }, [house!, castle]);
    expect(titles()).toEqual(['Schloss']);
  });

  test('the way to the shop, while it is online and the editor wants it', async () => {
    const { store } = await show();
    const link = () => screen.queryByRole('link', { name: 'Tickets kaufen' });
    const { design, ...settings } = EXAMPLES.settings;
    const webshopLink = '/de/webshop';
    const set = (isOnline: boolean) =>
      act(() =>
        store.settings.set({
          ...settings,
          design: { ...design, header: { ...design.header, webshopLink } },
          is_shop_online: isOnline,
        }),
      );
    set(true);
    expect(link()).toHaveAttribute('href', webshopLink);
    set(false);
    expect(link()).toBeNull();
  });

  test('an editor leaves the way to the shop out', async () => {
    const { store } = await show([listItem(TODAY)], { ...PARAMS, tickets: false });
    act(() => store.settings.set(EXAMPLES.settings));
    expect(screen.queryByRole('link', { name: 'Tickets kaufen' })).toBeNull();
  });
});
