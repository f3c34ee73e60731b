import { MAX_TICKETS_PER_LINE } from '../constants';
import { BasketStore, type Ticket } from './basket-store';

const adult: Ticket = { id: 1, seat_group: 7, sale_type_id: 1 };
const child: Ticket = { ...adult, id: 2, sale_type_id: 2 };
const amounts = (basket: BasketStore) => basket.entries.map(({ amount }) => amount);

describe('basket', () => {
  it('raises the amount of a ticket of the same seat group and sale type, and has an entry for each other one', () => {
    const basket = new BasketStore();
    for (const ticket of [adult, { ...adult, id: 9 }, child]) basket.add(ticket);
    expect(amounts(basket)).toEqual([2, 1]);
    basket.add({ ...adult, seat_group: 8 });
    expect(amounts(basket)).toEqual([2, 1, 1]);
  });

  it('takes at most 20 tickets of one price', () => {
    const basket = new BasketStore();
    for (let count = 0; count < MAX_TICKETS_PER_LINE + 2; count += 1) basket.add(adult);
    expect([MAX_TICKETS_PER_LINE, basket.amountOf(adult)]).toEqual([20, 20]);
  });

  it('has no entry at zero', () => {
    const basket = new BasketStore();
    for (const ticket of [adult, child, child]) basket.add(ticket);
    for (const ticket of [adult, child, { ...adult, seat_group: 8 }]) basket.remove(ticket);
    expect(basket.entries).toEqual([{ ticket: child, amount: 1 }]);
  });
});
