import { fakeHost } from '@vestibule/contracts/testing/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import { eventsPage, listItem } from '../testing/records';
import slot from './event-list.slot';

const PARAMS = { headline: 'Am Wochenende', option: 'weekend', tag: 4, room: null, type: 'konzert', limit: 5 };

async function show(results = [listItem()]) {
  const { wrapper, context, requests } = fakeHost({ namespace: 'programme', texts: de, answers: { '/de/api/events/': eventsPage(results) } });
  const data = await slot.loader?.(context(PARAMS));
  if (!data) throw new Error('no data');
  render(<slot.Component params={PARAMS} data={data} />, { wrapper });
  return requests;
}

test('asks for what the editor chose, and shows it with the way to the programme', async () => {
  const requests = await show();
  expect(requests.map(({ path }) => path)).toEqual(['/de/api/events/?option=weekend&type=konzert&page_size=5&tag=4']);
  expect(screen.getByRole('region', { name: 'Am Wochenende' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Samstag, 21. Nov. 2026' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abend 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
});

test('says so when there is nothing', async () => {
  await show([]);
  expect(screen.getByText('Leider gibt es keine bevorstehenden Veranstaltungen.')).toBeVisible();
});
