import type { SlotParams } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import { eventsPage, listItem } from '../testing/records';
import slot from './event-list.slot';

const PARAMS = { headline: 'Am Wochenende', option: 'weekend', tag: 4, room: null, type: 'konzert', limit: 5 };

async function show(results = [listItem()], params: SlotParams['event-list'] = PARAMS) {
  const { wrapper, context, requests } = fakeHost({
    namespace: 'programme',
    texts: de,
    answers: { '/de/api/events/': eventsPage(results) },
  });
  const data = await slot.loader?.(context(params));
  if (!data) throw new Error('no data');
  render(<slot.Component params={params} data={data} />, { wrapper });
  return requests;
}

describe('event list', () => {
  test('requests the editor’s choice, and shows it with the link to the programme', async () => {
    const requests = await show();
    expect(requests.map(({ path }) => path)).toEqual(['/de/api/events/?option=weekend&type=konzert&page_size=5&tag=4']);
    expect(screen.getByRole('region', { name: 'Am Wochenende' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Samstag, 21. Nov. 2026' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abend 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
  });

  test('shows what is on at a venue, in a series, with a person', async () => {
    const any = { headline: '', option: '', tag: null, room: null, type: '', limit: 3 };
    for (const [params, query] of [
      [{ venue: 2 }, 'venue=2'],
      [{ series: 5 }, 'series=5'],
      [{ person: 9 }, 'person=9'],
    ] as const) {
      const requests = await show([listItem()], { ...any, ...params });
      expect(requests.map(({ path }) => path)).toEqual([`/de/api/events/?page_size=3&${query}`]);
    }
  });

  test('says so when there is nothing', async () => {
    await show([]);
    expect(screen.getByText('Leider gibt es keine bevorstehenden Veranstaltungen.')).toBeVisible();
  });
});
