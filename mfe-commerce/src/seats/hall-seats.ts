import { formatPrice, type AnswerOf, type Language } from '@vestibule/contracts';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import type { ShownSeat } from '@vestibule/ui/seat-plan';
import type { TFunction } from 'i18next';
import type { BookingEvent, Group } from '../booking/state/booking-event';

/** A seat with the group that sells it. */
export interface HallSeat extends ShownSeat {
  readonly group: number;
}

/** Names of groups in the plan. */
const groupName = (group: Group, lang: Language): string =>
  [group.name, group.offers[0] && formatPrice(group.offers[0].price, lang)].filter(Boolean).join(', ');

/** The seats of an event as its plan shows them; those of other groups than `only` are there for orientation. */
export function hallSeats(
  { seats }: AnswerOf<'eventSeats'>,
  event: BookingEvent,
  lang: Language,
  only?: readonly number[],
): readonly HallSeat[] {
  const names = new Map(event.groups.map((group) => [group.id, groupName(group, lang)]));
  return seats.map(({ seat_group: group, taken, ...seat }) => ({
    ...seat,
    group,
    category: names.get(group) ?? '',
    isTaken: taken,
    isOther: only !== undefined && !only.includes(group),
  }));
}

/** The whole name of a seat: row, seat, group and price, kind, and whether it is taken. */
export const seatName = (seat: HallSeat, lang: Language, t: TFunction<'commerce'>): string =>
  [
    seatWords([seat], lang),
    seat.category,
    seat.kind !== 'normal' && t(`seats.kind.${seat.kind}`),
    seat.isTaken && t('seats.taken'),
  ]
    .filter(Boolean)
    .join(', ');
