import type { CartLine } from './entities';
import type { Seat } from './seats/seat';

/** Hidden control that names the event. */
export const EVENT_CONTROL = 'event';
/** Control that names the time slot of an admission, HH:MM. */
export const TIME_CONTROL = 'time';
/**
 * Controls of the cart's own page: the line and its new number of tickets, that all is to be held longer, or the code
 * of a voucher.
 */
export const CART_CONTROLS = { line: 'line', quantity: 'quantity', extend: 'extend', voucher: 'voucher' } as const;
/** Name of the checkboxes of a seat group's seats; the value of each is row and seat. */
export const seatControl = (group: number): string => `seat-${group}`;
export const seatValue = ({ row, seat }: Seat): string => `${row}:${seat}`;
/** Seats of a group that were chosen without script. A row's label has no colon. */
export const postedSeats = (form: URLSearchParams, group: number): Seat[] =>
  form.getAll(seatControl(group)).map((value) => {
    const [row = '', seat = ''] = value.split(':');
    return { row, seat };
  });
const AMOUNT = /^amount-(\d{1,9})-(\d{1,9})-(\d{1,10})$/;

/** Name of the control for an amount: of a seat group (0: none named), a block (0: none) and a price. */
export const amountControl = (group: number, block: number | undefined, saleType: number): string =>
  `amount-${group}-${block ?? 0}-${saleType}`;

/**
 * Lines of a cart that were chosen without script: those with an amount. A value that is not an amount counts as none.
 */
export function postedCart(posted: string): CartLine[] {
  const form = new URLSearchParams(posted);
  const event = form.get(EVENT_CONTROL) ?? '';
  const time = form.get(TIME_CONTROL) ?? '';
  const lines = new Map<string, CartLine>();
  for (const [name, value] of form) {
    const [, group, block, saleType] = AMOUNT.exec(name) ?? [];
    if (!saleType || !/^[1-9]\d{0,3}$/.test(value.trim())) continue;
    const key = `${group}-${block}`;
    const line = lines.get(key);
    const seats = postedSeats(form, Number(group));
    lines.set(key, {
      event_jet_id: event,
      quantities: [...(line?.quantities ?? []), Number(value)],
      sale_type_ids: [...(line?.sale_type_ids ?? []), Number(saleType)],
      ...(group !== '0' && { seat_group: Number(group) }),
      ...(time !== '' && { time }),
      ...(block !== '0' && { block_id: Number(block) }),
      ...(seats.length > 0 && { seats }),
    });
  }
  return [...lines.values()];
}
