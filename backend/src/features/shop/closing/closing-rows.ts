import type { Language } from '@vestibule/contracts';
import { CLOSING_TEXTS } from './closing-texts';
import type { DayClosing } from './day-closing';

interface ClosingRow {
  readonly name: string;
  /** Rate of the VAT, or way of payment; else empty. */
  readonly detail: string;
  /** Where they are counted. */
  readonly tickets?: number;
  readonly cents: number;
}

/** The closing of a day, line by line, as its files have it. */
export function closingRows({ sold, cancelled, unpaid, cents, vat, money }: DayClosing, lang: Language): ClosingRow[] {
  const texts = CLOSING_TEXTS[lang];
  return [
    { name: texts.sold, detail: '', tickets: sold.tickets, cents: sold.cents },
    { name: texts.cancelled, detail: '', tickets: cancelled.tickets, cents: -cancelled.cents },
    { name: texts.balance, detail: '', tickets: sold.tickets - cancelled.tickets, cents },
    ...vat.flatMap(({ rate, net, tax }) => [
      { name: texts.net, detail: `${rate} %`, cents: net },
      { name: texts.vat, detail: `${rate} %`, cents: tax },
    ]),
    { name: texts.unpaid, detail: '', tickets: unpaid.tickets, cents: unpaid.cents },
    ...money.flatMap(({ way, received, refunded }) => [
      { name: texts.received, detail: texts.way[way], cents: received },
      { name: texts.refunded, detail: texts.way[way], cents: -refunded },
    ]),
  ];
}
