import type { EventDetail, RefusedPost } from '@vestibule/contracts';
import { postedCart } from '@vestibule/contracts/posted-cart';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import remote from '../../remote';
import { seatGroup, TIMED } from '../testing/records';
import page from './tickets.page';

const PATH = '/de/webshop/tickets/7';
const event: EventDetail = { ...EXAMPLES.event, id: 7, id_jet: 'VB7', bookable: true, seat_groups: [seatGroup()] };

async function show(changes: Partial<EventDetail> = {}, query = '', refused?: RefusedPost) {
  const answers = { '/de/api/events/7/': { ...event, ...changes } };
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path: PATH, answers });
  const data = await page.loader?.(fake.context({ id: '7' }, PATH + query));
  if (!data) throw new Error('no data');
  render(<page.Component data={data} {...(refused && { refused })} />, { wrapper: fake.wrapper });
}
const posted = () => {
  const form = document.querySelector('form') ?? undefined;
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  ).toString();
};

describe('tickets', () => {
  test('the choice is posted as lines of a cart', async () => {
    await show();
    await userEvent.clear(screen.getByRole('spinbutton', { name: /^Erwachsene, 12/ }));
    await userEvent.type(screen.getByRole('spinbutton', { name: /^Erwachsene, 12/ }), '2');
    expect(postedCart(posted())).toEqual([{ event_jet_id: 'VB7', quantities: [2], sale_type_ids: [1], seat_group: 1 }]);
  });

  test('times are links; the first that is open is chosen, or the requested one', async () => {
    await show({ seat_groups: [TIMED] });
    expect(screen.getAllByRole('link', { name: /Uhr$/ }).map((link) => link.getAttribute('href'))).toEqual([
      `${PATH}?time=11%3A00`,
      `${PATH}?time=12%3A00`,
    ]);
    expect(screen.getByRole('link', { name: '11:00 Uhr' })).toHaveAttribute('aria-current', 'page');
    expect(document.querySelector('[name="amount-1-101-1"]')).toBeInTheDocument();
  });

  test('another time is another block; one that is sold out is not taken', async () => {
    await show({ seat_groups: [TIMED] }, '?time=12:00');
    expect(document.querySelector('[name="amount-1-102-1"]')).toBeInTheDocument();
  });

  test.each([
    ['empty', /mindestens ein Ticket/],
    ['sold_out', /nicht genügend/],
    ['of another version', /Das hat leider nicht funktioniert/],
  ])('the reason why nothing was reserved (%s), with the typed values', async (problem, text) => {
    const refused: RefusedPost = { reason: 'values', problems: { '': problem }, posted: 'amount-1-0-1=3' };
    await show({}, '', refused);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('spinbutton', { name: /^Erwachsene/ })).toHaveValue(3);
  });

  test.each([{ bookable: false }, { seat_groups: [] }])(
    'an event that sells nothing has no such page: %j',
    async (changes) => {
      await expect(show(changes)).rejects.toMatchObject({ status: 404 });
    },
  );
});
