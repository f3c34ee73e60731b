import { formatPrice, fromCents, type Language } from '@vestibule/contracts';
import { dayOf, dayParts, formatDate, formatTime } from '@vestibule/contracts/dates';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import type { LineRow } from './find-order';
import { translator } from '../../../platform/texts/translate';

type When = Pick<LineRow, 'dateStart' | 'timeStart' | 'allDay'>;

/** Day and time as people read them; a timeslot has its own time, a whole day none. */
export function whenOf({ dateStart, timeStart, allDay }: When, lang: Language): string {
  const day = `${dayParts(dateStart, lang).weekday}, ${formatDate(dateStart, lang)}`;
  if (timeStart) return `${day}, ${formatTime(`${dayOf(dateStart)}T${timeStart}`, lang)}`;
  return allDay ? day : `${day}, ${formatTime(dateStart, lang)}`;
}

/** A line of an order as facts under their names. */
export function lineFacts(line: LineRow, lang: Language): readonly (readonly [string, string])[] {
  const t = translator(lang);
  const facts: readonly (readonly [string, string])[] = [
    [t('orders.what'), line.title],
    [t('orders.when'), whenOf(line, lang)],
    [t('orders.where'), line.place],
    [
      t('orders.tickets'),
      `${line.quantity} × ${[line.seatGroup, line.priceName].filter(Boolean).join(', ')} (${formatPrice(fromCents(line.unitCents), lang)})`,
    ],
    [t('orders.seats'), seatWords(line.seats, lang)],
  ];
  return facts.filter(([, value]) => value !== '');
}
