import { amountControl, EVENT_CONTROL, postedCart } from './posted-cart';

const post = (...pairs: [string, string][]) => new URLSearchParams([[EVENT_CONTROL, 'VB-1'], ...pairs]).toString();

describe('posted cart', () => {
  test('chosen tickets are one line for each seat group and block; others are none', () => {
    expect(
      postedCart(
        post(
          [amountControl(1, undefined, 1), '2'],
          [amountControl(1, undefined, 2), '1'],
          [amountControl(2, 7, 1), '3'],
          [amountControl(3, undefined, 1), '0'],
          [amountControl(4, undefined, 1), ''],
        ),
      ),
    ).toEqual([
      { event_jet_id: 'VB-1', quantities: [2, 1], sale_type_ids: [1, 2], seat_group: 1 },
      { event_jet_id: 'VB-1', quantities: [3], sale_type_ids: [1], seat_group: 2, block_id: 7 },
    ]);
  });

  test.each(['-1', '1.5', 'x', '1e3', '99999'])('%s is no amount', (value) => {
    expect(postedCart(post([amountControl(1, undefined, 1), value]))).toEqual([]);
  });
});
