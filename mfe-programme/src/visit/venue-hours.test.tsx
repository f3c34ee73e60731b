import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import type { SlotParams } from '@vestibule/contracts';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import slot from './venue-hours.slot';

/** A Sunday noon. */
const NOON = Date.UTC(2026, 10, 22, 11, 30);
const [house] = EXAMPLES.openingHours;
const VENUE = house?.venue?.id ?? 0;

describe('venue hours', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON }));
  afterEach(() => jest.useRealTimers());

  async function load(params: SlotParams['venue-hours'], hours = EXAMPLES.openingHours) {
    const answers = { '/de/api/opening-hours/': hours };
    const fake = fakeHost({ namespace: 'programme', texts: de, answers });
    const data = await slot.loader?.({ ...fake.context({}), params });
    if (!data) throw new Error('no data');
    render(<slot.Component params={params} data={data} />, { wrapper: fake.wrapper });
  }

  test('the week of the venue, today marked, and the days that are different', async () => {
    await load({ venue: VENUE });
    const part = within(screen.getByRole('region', { name: 'Öffnungszeiten' }));
    expect(part.getByRole('table', { name: 'Öffnungszeiten' })).toBeVisible();
    expect(part.getAllByRole('row')).toHaveLength(7);
    expect(part.getByRole('rowheader', { name: 'Sonntag' }).closest('tr')).toHaveAttribute('aria-current', 'date');
    expect(part.getByRole('heading', { level: 3 })).toHaveTextContent(de.visit.exceptions);
  });

  test('nothing where the house does not say when the venue is open', async () => {
    await load({ venue: VENUE + 1000 });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('all venues under a headline, with their state at this moment, and the exceptions of the next days only', async () => {
    const castle = { ...house!, name: 'Schloss', venue: { id: VENUE + 1, slug: 'schloss' } };
    const far = { ...castle.exceptions[0]!, date: '2027-03-26', holiday: 'Karfreitag' };
    const hours = [house!, { ...castle, exceptions: [...castle.exceptions, far] }];
    await load({ venue: null, headline: 'Wann wir öffnen', today: true, days: 60 }, hours);
    const part = within(screen.getByRole('region', { name: 'Wann wir öffnen' }));
    expect(part.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Museum',
      'Schloss',
    ]);
    expect(part.getAllByText('Geöffnet ab 14:00 Uhr')).toHaveLength(2);
    expect(part.getAllByText('Do, 24. Dez. 2026')).toHaveLength(2);
    expect(part.queryByText(/Karfreitag/)).toBeNull();
  });

  test('without today, seasons and exceptions it is the week alone', async () => {
    const season = { from: '2027-04-01', to: '2027-10-31', week: house!.week.map(() => []) };
    await load({ venue: VENUE, today: false, seasons: false, days: 0 }, [{ ...house!, seasons: [season] }]);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.queryByText(/Dez\./)).toBeNull();
    expect(screen.queryByText(/Geöffnet/)).toBeNull();
  });
});
