import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import remote from '../../remote';
import de from '../../translations/de.json';
import slot from './footer-hours.slot';
import { toData } from './opening-hours.loader';

const NOON = Date.UTC(2026, 10, 21, 11);

describe('hours in the footer', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON }));
  afterEach(() => jest.useRealTimers());

  test('those of the main venue, as of now, and the way to all others', () => {
    const fake = fakeHost({ namespace: 'programme', routes: remote.routes, texts: de });
    const range = { closed: false, alternative_text: '', alternative_link_url: '' };
    const data = toData(
      {
        date: '2026-11-21',
        theme: 'museum',
        opening_hours: [{ time_from: '10:00', time_to: '18:00', ...range }],
        opening_hours_exceptions: [],
        yesterday: [],
        others: [],
      },
      NOON,
    );
    render(<slot.Component params={{}} data={data} />, { wrapper: fake.wrapper });
    expect(screen.getByText('Geöffnet bis 18:00 Uhr')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Besuch planen' })).toHaveAttribute('href', '/de/besuch/planen');
    act(() => jest.advanceTimersByTime(6 * 60 * 60 * 1000));
    expect(screen.getByText('Geschlossen')).toBeVisible();
  });
});
