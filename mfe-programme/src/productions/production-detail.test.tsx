import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { act, screen, within } from '@testing-library/react';
import { moveOn, watchTheEnd } from '../testing/near-the-end';
import { showDetail } from './testing/show-productions';

watchTheEnd();

describe('production detail', () => {
  test('a production: its days, its people, its dates with tickets', async () => {
    const { meta, store } = await showDetail();
    expect(screen.getByRole('heading', { level: 1, name: 'Das blaue Zimmer' })).toBeVisible();
    expect(screen.getByText('12. Sep. 2026 – 28. Feb. 2027')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mara Beispiel' })).toHaveAttribute('href', '/de/team/mara-beispiel/1');
    expect(screen.getByRole('button', { name: 'Anhören: Aus dem ersten Satz' })).toBeVisible();
    const dates = screen.getByRole('region', { name: 'Termine und Tickets' });
    expect(dates).toHaveAttribute('id', 'datesAndTickets');
    expect(within(dates).getByRole('heading', { level: 3, name: 'Samstag, 21. Nov. 2026' })).toBeVisible();
    expect(within(dates).getByRole('link', { name: 'Tickets buchen: Abendführung durch die Sammlung' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Termine und Tickets' })).toHaveAttribute('href', '#datesAndTickets');
    expect(store.ui.stickyItems).toEqual([]);
    act(moveOn);
    expect(store.ui.stickyItems).toEqual([{ url: '#datesAndTickets', title: 'Termine und Tickets' }]);
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
    expect(screen.queryByRole('link', { name: 'Termine und Tickets' })).not.toBeInTheDocument();
    expect(store.ui.stickyItems).toEqual([]);
    expect(meta.jsonLd?.[0]).not.toHaveProperty('subEvent');
    expect(schemaProblems(meta.jsonLd)).toEqual([]);
    await expect(showDetail({}, '8')).rejects.toMatchObject({ status: 404 });
  });

  test('one that is over says so beside its days, and instead of its dates', async () => {
    await showDetail({ events: [], date_from: '2020-01-04', date_to: '2020-03-01' });
    expect(screen.getByText('beendet')).toBeVisible();
    expect(screen.getByText('Diese Produktion ist beendet.')).toBeVisible();
  });
});
