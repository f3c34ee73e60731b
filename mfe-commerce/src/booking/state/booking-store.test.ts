import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { BALCONY, bookingEvent, seatGroup, TIMED } from '../../testing/records';
import type { BookingEvent, Group, Offer } from './booking-event';
import { BookingStore } from './booking-store';
import { RESET_MS } from './booking-times';

const CART = '/de/api/shop-cart/';

function opened(
  event: BookingEvent = bookingEvent(),
  answer: FakeAnswer = { tickets_quantity: 5, cart_url: '/de/cart' },
) {
  const fake = fakeHost({ answers: { [CART]: answer } });
  const booking = new BookingStore(fake.host.api, fake.store.basket, (error) => fake.reported.push(error));
  booking.open(event);
  const choose = (group = 0, offer = 0, times = 1) => {
    for (let time = 0; time < times; time += 1) booking.add(groupOf(event, group), offerOf(event, group, offer));
  };
  const bodies = () => fake.requests.map(({ body }) => body as { lines: unknown; idempotency_key: string });
  return { ...fake, booking, event, choose, bodies };
}
const groupOf = (event: BookingEvent, at: number) => event.groups[at] as Group;
const offerOf = (event: BookingEvent, group: number, at: number) => groupOf(event, group).offers[at] as Offer;

describe('booking store', () => {
  test('open: nothing is chosen, nothing can be added', async () => {
    const { booking, requests } = opened();
    expect(booking).toMatchObject({ summary: null, tickets: 0, total: '0.00', canSubmit: false });
    await booking.submit();
    expect(requests).toEqual([]);
  });

  test('the total is exact', () => {
    const { booking, choose } = opened();
    choose(0, 0, 2);
    choose(0, 1, 3);
    expect(booking).toMatchObject({ tickets: 5, total: '46.50', canSubmit: true });
    booking.remove(groupOf(booking.event as BookingEvent, 0), offerOf(booking.event as BookingEvent, 0, 0));
    expect(booking.total).toBe('34.50');
  });

  test('adding: one call with one line per seat group', async () => {
    const { booking, choose, bodies } = opened(bookingEvent(seatGroup(), BALCONY));
    choose(0, 0, 2);
    choose(0, 1);
    choose(1, 0);
    await booking.submit();
    expect(bodies()).toEqual([
      {
        idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
        lines: [
          { event_jet_id: 'VB7', seat_group: 1, quantities: [2, 1], sale_type_ids: [1, 2] },
          { event_jet_id: 'VB7', seat_group: 2, quantities: [1], sale_type_ids: [1] },
        ],
      },
    ]);
  });

  test('choosing → loading → success: the badge knows, the selection is gone, more can be added', async () => {
    const { booking, choose, store } = opened();
    choose(0, 0, 2);
    const adding = booking.submit();
    expect(booking).toMatchObject({ summary: { kind: 'loading' }, canSubmit: false });
    await adding;
    expect(booking.summary).toEqual({ kind: 'success', tickets: 2 });
    expect(store.basket).toMatchObject({ cartAmount: 5, cartUrl: '/de/cart', entries: [] });
    booking.resume();
    expect(booking).toMatchObject({ summary: null, tickets: 0 });
  });

  test('when the reservation of an earlier try has run out, the next try is a new one', async () => {
    let gone = true;
    const { booking, choose, bodies } = opened(bookingEvent(), () =>
      gone ? new Failure(409, { code: 'no_reservation', response_code: -204 }) : { tickets_quantity: 1, cart_url: '' },
    );
    choose();
    await booking.submit();
    expect(booking.summary).toEqual({ kind: 'error', code: -204 });
    gone = false;
    await booking.submit();
    expect(booking.summary).toEqual({ kind: 'success', tickets: 1 });
    const [first, second] = bodies();
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
  });

  test('choosing → loading → error: everything is stored, and a retry of the same has the same key', async () => {
    let broken = true;
    const { booking, choose, bodies, reported } = opened(bookingEvent(), () =>
      broken ? new Failure(409, { code: 'sold_out', response_code: -214 }) : { tickets_quantity: 1, cart_url: '' },
    );
    choose();
    await booking.submit();
    expect(booking).toMatchObject({ summary: { kind: 'error', code: -214 }, tickets: 1, canSubmit: true });
    expect(reported).toHaveLength(1);
    broken = false;
    await booking.submit();
    expect(booking.summary).toEqual({ kind: 'success', tickets: 1 });
    const [first, second] = bodies();
    expect(second?.idempotency_key).toBe(first?.idempotency_key);
  });

  test('another selection, or the same one after success, has a key of its own', async () => {
    let broken = true;
    const { booking, choose, bodies } = opened(bookingEvent(), () =>
      broken ? new Failure(503) : { tickets_quantity: 1, cart_url: '' },
    );
    choose();
    await booking.submit();
    expect(booking.summary).toEqual({ kind: 'error', code: true });
    broken = false;
    booking.resume();
    choose();
    await booking.submit();
    booking.resume();
    choose(0, 0, 2);
    await booking.submit();
    expect(new Set(bodies().map(({ idempotency_key }) => idempotency_key)).size).toBe(3);
  });

  test('two presses are one call', async () => {
    const { booking, choose, requests } = opened();
    choose();
    await Promise.all([booking.submit(), booking.submit()]);
    expect(requests).toHaveLength(1);
  });

  describe('closing', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    test('clears the selection at once, the summary after 250 ms', async () => {
      const { booking, choose } = opened();
      choose();
      const adding = booking.submit();
      await jest.advanceTimersByTimeAsync(1000);
      await adding;
      booking.close();
      expect(booking).toMatchObject({ event: null, tickets: 0, summary: { kind: 'success' } });
      jest.advanceTimersByTime(RESET_MS - 1);
      expect(booking.summary).not.toBeNull();
      jest.advanceTimersByTime(1);
      expect(booking.summary).toBeNull();
    });

    test('opened again at once, it is fresh and stays so', () => {
      const { booking, event, choose } = opened();
      booking.close();
      booking.open(event);
      choose();
      jest.advanceTimersByTime(RESET_MS);
      expect(booking).toMatchObject({ tickets: 1, summary: null });
    });

    test('an answer that comes after closing still counts for the badge, without a summary', async () => {
      const { booking, choose, store } = opened();
      choose();
      const adding = booking.submit();
      booking.close();
      await jest.advanceTimersByTimeAsync(1000);
      await adding;
      expect(store.basket.cartAmount).toBe(5);
      expect(booking.summary).toBeNull();
    });
  });

  test('one widget at a time: opening another forgets the first', () => {
    const { booking, choose } = opened();
    choose();
    booking.open({ ...bookingEvent(), id: 8 });
    expect(booking).toMatchObject({ tickets: 0, event: { id: 8 } });
  });

  describe('timeslots', () => {
    test('the first that is left is chosen, and its block is sent', async () => {
      const { booking, choose, bodies } = opened(bookingEvent(TIMED));
      expect(booking.time).toBe('11:00');
      choose();
      await booking.submit();
      expect(bodies()[0]?.lines).toEqual([
        { event_jet_id: 'VB7', seat_group: 1, quantities: [1], sale_type_ids: [1], block_id: 101 },
      ]);
    });

    test('a time with nothing left drops the unavailable tickets', () => {
      const { booking, choose } = opened(bookingEvent(TIMED));
      choose(0, 0, 3);
      booking.chooseTime('12:00');
      expect(booking.tickets).toBe(3);
      booking.chooseTime('10:00');
      expect(booking.tickets).toBe(0);
      choose();
      expect(booking.tickets).toBe(0);
    });
  });

  test('a seat group with nothing left takes no tickets', () => {
    const { booking, choose } = opened(bookingEvent(seatGroup({ status: '0' })));
    choose();
    expect(booking.tickets).toBe(0);
  });
});
