import type { RefusedPost } from '@vestibule/contracts';
import { postedCart } from '@vestibule/contracts/posted-cart';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import remote from '../../remote';
import { seatGroup } from '../testing/records';
import page from './live-tickets.page';

const PATH = '/de/webshop/tickets/7/now';
const event = { ...EXAMPLES.event, id: 7, id_jet: 'VB7', bookable: true, tickets_live: true, seat_groups: [] };
const load = (tickets: FakeAnswer) => {
  const answers = { '/de/api/events/7/': event, '/de/api/events/7/tickets/': tickets };
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path: PATH, answers });
  return { ...fake, loading: page.loader?.(fake.context({ id: '7' }, PATH)) };
};
async function show(tickets: FakeAnswer, refused?: RefusedPost) {
  const { loading, wrapper, context } = load(tickets);
  const data = await loading;
  if (!data) throw new Error('no data');
  render(<page.Component data={data} {...(refused && { refused })} />, { wrapper });
  expect(page.meta(data, context({ id: '7' }))).toMatchObject({ noindex: true, urls: { de: PATH } });
}

describe('live tickets', () => {
  test('the present tickets are a form', async () => {
    await show({ seat_groups: [seatGroup()] });
    const control = screen.getByRole('spinbutton', { name: /^Erwachsene, 12/ });
    expect(postedCart(`event=VB7&${control.getAttribute('name')}=2`)).toEqual([
      { event_jet_id: 'VB7', quantities: [2], sale_type_ids: [1], seat_group: 1 },
    ]);
  });

  test('a provider that is away leaves a page that says so', async () => {
    await show(new Failure(503, { code: 'unavailable', message: '' }));
    expect(screen.getByRole('alert')).toHaveTextContent('können wir gerade nicht abfragen');
    expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute('href', PATH);
  });

  test('tickets posted while the provider is away can be posted again', async () => {
    const posted = 'event=VB7&amount-1-0-11=2';
    await show(new Failure(503), { reason: 'unavailable', problems: {}, posted });
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Noch einmal versuchen' }).form ?? undefined;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', PATH]);
    expect([...new FormData(form)]).toEqual([...new URLSearchParams(posted)]);
  });

  test.each([[{ seat_groups: [] }], [new Failure(404, { code: 'not_found', message: '' })]])(
    'without tickets there is no such page: %j',
    (tickets) => expect(load(tickets).loading).rejects.toMatchObject({ code: 'not_found' }),
  );
});
