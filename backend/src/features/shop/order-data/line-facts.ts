import { formatPrice, fromCents, type Language } from '@vestibule/contracts';
import { dayOf, dayParts, formatDate, formatTime } from '@vestibule/contracts/dates';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import type { LineRow } from './find-order';
import { groupBy } from '../../../platform/group-by';
import { translator } from '../../../platform/texts/translate';

type When = Pick<LineRow, 'dateStart' | 'timeStart' | 'allDay'>;

/** Day and time as people read them; a timeslot has its own time, a whole day none. */
export function whenOf({ dateStart, timeStart, allDay }: When, lang: Language): string {
  const day = `${dayParts(dateStart, lang).weekday}, ${formatDate(dateStart, lang)}`;
  if (timeStart) return `${day}, ${formatTime(`${dayOf(dateStart)}T${timeStart}`, lang)}`;
  return allDay ? day : `${day}, ${formatTime(dateStart, lang)}`;
}

/** Lines of an order by the dates of its events, in the order of the first line of each. */
export const linesByDate = <L extends LineRow>(lines: readonly L[]): readonly (readonly L[])[] => [
  ...groupBy(lines, ({ eventId, title, dateStart, timeStart, allDay, place, soldFor }) =>
    JSON.stringify([eventId, title, dateStart, timeStart, allDay, place, soldFor]),
  ).values(),
];

/** Kind of a line's tickets. */
export const kindOfLine = ({ seatGroup, priceName }: Pick<LineRow, 'seatGroup' | 'priceName'>): string =>
  [seatGroup, priceName].filter(Boolean).join(', ');

/** Lines of one date as facts under their names: title, time and place once, then the tickets of each kind. */
export function dateFacts(lines: readonly LineRow[], lang: Language): readonly (readonly [string, string])[] {
  const t = translator(lang);
  const facts: readonly (readonly [string, string])[] = [
    ...lines
      .slice(0, 1)
      .flatMap((line) => [
        [t('orders.what'), line.title] as const,
        [t('orders.when'), whenOf(line, lang)] as const,
        [t('orders.where'), line.place] as const,
      ]),
    ...lines.flatMap((line) => [
      [
        t('orders.tickets'),
        `${line.quantity} × ${kindOfLine(line)} (${formatPrice(fromCents(line.unitCents), lang)})`,
      ] as const,
      [t('orders.seats'), seatWords(line.seats, lang)] as const,
    ]),
  ];
  return facts.filter(([, value]) => value !== '');
}
