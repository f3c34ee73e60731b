import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { bookingEvent, seatGroup, TIMED } from '../../testing/records';
import { isOpen, timesOf, toBookingEvent } from './booking-event';
import { cartLines } from './cart-lines';

const slot = (time_start: string, status: string) => ({ id: 9, time_start, status, block_id: 9 });

describe('booking event', () => {
  test('a seat group sells at its own times though the first group has none', () => {
    const event = bookingEvent(seatGroup(), { ...TIMED, id: 2 });
    const time = timesOf(event).find(({ open }) => open)?.time ?? '';
    expect(time).toBe('11:00');
    expect(event.groups.map((group) => isOpen(group, time))).toEqual([true, true]);
    const entries = [1, 2].map((seat_group) => ({ ticket: { id: 11, seat_group, sale_type_id: 1 }, amount: 1 }));
    expect(
      cartLines(event, entries, time, new Map()).map(({ seat_group, block_id }) => [seat_group, block_id]),
    ).toEqual([
      [1, undefined],
      [2, 101],
    ]);
  });

  test('each time is there once, in order, and open where any group has tickets left', () => {
    const other = seatGroup({
      id: 2,
      timeslots: [slot('12:00:00', '0'), slot('10:00:00', '1'), slot('09:00:00', '0')],
    });
    const soldOut = seatGroup({ id: 3, status: '0', timeslots: [slot('09:00:00', '1')] });
    expect(timesOf(bookingEvent(TIMED, other, soldOut)).map(({ time, open }) => [time, open])).toEqual([
      ['09:00', false],
      ['10:00', true],
      ['11:00', true],
      ['12:00', true],
    ]);
    expect(timesOf(bookingEvent())).toEqual([]);
  });

  test('the full price has its name in the language of the page', () => {
    const event = { ...EXAMPLES.event, seat_groups: [seatGroup()] };
    const [group] = toBookingEvent(event, (key) => (key === 'booking.fullPrice' ? 'Plná cena' : key)).groups;
    expect(group?.offers.map(({ text }) => text)).toEqual(['Plná cena', 'Ermäßigt']);
  });
});
