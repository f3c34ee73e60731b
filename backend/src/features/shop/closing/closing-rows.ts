import { formatRate, type Language } from '@vestibule/contracts';
import { translator } from '../../../platform/texts/translate';
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
  const t = translator(lang);
  return [
    { name: t('closing.sold'), detail: '', tickets: sold.tickets, cents: sold.cents },
    { name: t('closing.cancelled'), detail: '', tickets: cancelled.tickets, cents: -cancelled.cents },
    { name: t('closing.balance'), detail: '', tickets: sold.tickets - cancelled.tickets, cents },
    ...vat.flatMap(({ rate, net, tax }) => [
      { name: t('closing.net'), detail: `${formatRate(rate, lang)} %`, cents: net },
      { name: t('closing.vat'), detail: `${formatRate(rate, lang)} %`, cents: tax },
    ]),
    { name: t('closing.unpaid'), detail: '', tickets: unpaid.tickets, cents: unpaid.cents },
    ...money.flatMap(({ way, received, refunded }) => [
      { name: t('closing.received'), detail: t(`closing.way.${way}`), cents: received },
      { name: t('closing.refunded'), detail: t(`closing.way.${way}`), cents: -refunded },
    ]),
  ];
}
