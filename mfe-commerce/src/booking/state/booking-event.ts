import {
  formatPrice,
  fromCents,
  FULL_PRICE,
  toCents,
  type EventDetail,
  type Language,
  type LoaderContext,
  type SlotParams,
  type Ticket,
  type Translate,
} from '@vestibule/contracts';

/** A price of a seat group. */
export interface Offer {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly price: string;
  readonly saleType: number;
  /** Stands in the step of the discounts, as its seat group has a full price (docs/behaviour/tickets.md#discounts). */
  readonly isDiscount: boolean;
}

export interface Timeslot {
  /** HH:MM */
  readonly time: string;
  readonly block: number;
  readonly open: boolean;
}

export interface Group {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly open: boolean;
  readonly offers: readonly Offer[];
  readonly slots: readonly Timeslot[];
  /** Whether its tickets have numbered seats. */
  readonly hasSeats?: boolean;
}

/** The widget's data of an event, and no more: it is written into the page. */
export interface BookingEvent {
  readonly id: number;
  /** The event's name in the ticket system. */
  readonly jet: string;
  readonly groups: readonly Group[];
  /** Whether it is sold out, and one can wait for its tickets. */
  readonly waitable: boolean;
  /** Another system sells its tickets: they are read when a visitor opens the widget. */
  readonly live?: true;
  /** Where the widget stands among other events, and opens at once. */
  readonly title?: { readonly text: string; readonly lang: string };
}

/** `status` of a seat group or timeslot that has nothing left (docs/behaviour/tickets.md#sold-out). */
const UNAVAILABLE = '0';

export async function loadBookingEvent({
  api,
  params,
  signal,
  t,
}: LoaderContext<SlotParams['event-booking']>): Promise<BookingEvent> {
  const event = await api.call('event', { params: { id: params.event }, signal });
  return { ...toBookingEvent(event, t), ...(params.open && { title: { text: event.title, lang: event.lang } }) };
}

/** `fullPrice` is its name in the page's language. */
export function toGroups(groups: EventDetail['seat_groups'], fullPrice: string): Group[] {
  return groups.map((group) => {
    const hasFullPrice = group.prices.some(({ text }) => text === FULL_PRICE);
    return {
      id: group.id,
      name: group.seat_group,
      text: group.text,
      open: group.status !== UNAVAILABLE,
      offers: group.prices.map(({ id, name, text, price, sale_type_id }) => ({
        id,
        name,
        text: text === FULL_PRICE ? fullPrice : text,
        price,
        saleType: sale_type_id,
        isDiscount: hasFullPrice && text !== FULL_PRICE,
      })),
      slots: group.timeslots.map(({ time_start, block_id, status }) => ({
        time: time_start.slice(0, 5),
        block: block_id,
        open: status !== UNAVAILABLE,
      })),
      ...(group.has_seats && { hasSeats: true }),
    };
  });
}

/** `t` of this remote. */
export const toBookingEvent = (event: EventDetail, t: Translate): BookingEvent => ({
  id: event.id,
  jet: event.id_jet,
  groups: toGroups(event.seat_groups, t('booking.fullPrice')),
  waitable: event.waitable,
  ...(event.tickets_live && { live: true }),
});

/** A time to choose; open when any seat group has something left then. */
export type Time = Pick<Timeslot, 'time' | 'open'>;

/** The times of all seat groups, each once and in order (docs/behaviour/tickets.md#timeslots). */
export function timesOf({ groups }: BookingEvent): readonly Time[] {
  const times = new Map<string, boolean>();
  for (const group of groups)
    for (const slot of group.slots) times.set(slot.time, (group.open && slot.open) || times.get(slot.time) === true);
  return [...times.keys()].sort().map((time) => ({ time, open: times.get(time) === true }));
}

/** A group's prices that stand in the list, and those behind its link to the discounts. */
export const fullPrices = (group: Group): readonly Offer[] => group.offers.filter(({ isDiscount }) => !isDiscount);
export const discounts = (group: Group): readonly Offer[] => group.offers.filter(({ isDiscount }) => isDiscount);

/** A group's own slot at a time; undefined when it sells none. */
export const slotAt = (group: Group, time: string): Timeslot | undefined =>
  group.slots.find((slot) => slot.time === time);

/** Whether tickets of a group can be chosen, at the chosen time when it sells times. */
export const isOpen = (group: Group, time: string): boolean =>
  group.open && (group.slots.length === 0 || slotAt(group, time)?.open === true);

/** Whether chosen tickets are still available, at the chosen time. */
export const isSold = ({ groups }: BookingEvent, ticket: Ticket, time: string): boolean =>
  groups.some(
    (group) =>
      group.id === ticket.seat_group &&
      isOpen(group, time) &&
      group.offers.some(({ saleType }) => saleType === ticket.sale_type_id),
  );

/** Name of a ticket for screen readers: `Parkett, Vollpreis, 12 €`. */
export const ticketName = (group: Group, offer: Offer, lang: Language): string =>
  [group.name, offer.name || offer.text, formatPrice(offer.price, lang)].filter(Boolean).join(', ');

/** A ticket in the form of the basket. */
export const toTicket = (group: Group, offer: Offer): Ticket => ({
  id: offer.id,
  seat_group: group.id,
  sale_type_id: offer.saleType,
});

/** Price of the chosen tickets, decimal euro; `amountOf` returns their number at a price. */
export function totalOf(groups: readonly Group[], amountOf: (group: Group, offer: Offer) => number): string {
  const sums = groups.flatMap((group) => group.offers.map((offer) => toCents(offer.price) * amountOf(group, offer)));
  return fromCents(sums.reduce((sum, cents) => sum + cents, 0));
}
