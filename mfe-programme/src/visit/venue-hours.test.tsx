import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import slot from './venue-hours.slot';

/** A Sunday noon. */
const NOON = Date.UTC(2026, 10, 22, 11, 30);
const [house] = EXAMPLES.openingHours;
const VENUE = house?.venue?.id ?? 0;

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

async function load(venue: number) {
  const answers = { '/de/api/opening-hours/': EXAMPLES.openingHours };
  const fake = fakeHost({ namespace: 'programme', texts: de, answers });
  const data = await slot.loader?.({ ...fake.context({}), params: { venue } });
  return { ...fake, data: data ?? null };
}

test('the week of the venue, today marked, and the days that are different', async () => {
  const { data, wrapper } = await load(VENUE);
  render(<slot.Component params={{ venue: VENUE }} data={data} />, { wrapper });
  const part = within(screen.getByRole('region', { name: 'Öffnungszeiten' }));
  expect(part.getByRole('table', { name: 'Öffnungszeiten' })).toBeVisible();
  expect(part.getAllByRole('row')).toHaveLength(7);
  expect(part.getByRole('rowheader', { name: 'Sonntag' }).closest('tr')).toHaveAttribute('aria-current', 'date');
  expect(part.getByRole('heading', { level: 3 })).toHaveTextContent(de.visit.exceptions);
});

test('nothing where the house does not say when the venue is open', async () => {
  const { data, wrapper } = await load(VENUE + 1000);
  const { container } = render(<slot.Component params={{ venue: VENUE }} data={data} />, { wrapper });
  expect(container).toBeEmptyDOMElement();
});
