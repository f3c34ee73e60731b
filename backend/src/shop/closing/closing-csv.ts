import { fromCents, type Language } from '@vestibule/contracts';
import { stringify } from 'csv-stringify/sync';
import type { DayClosing } from './day-closing';

/** Semicolons, a byte order mark and decimal commas: what spreadsheets in German and Czech open as a table. */
const FORMAT = { delimiter: ';', record_delimiter: 'windows', escape_formulas: false } as const;
const BYTE_ORDER_MARK = '\ufeff';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    sold: 'Verkauft',
    cancelled: 'Storniert',
    balance: 'Umsatz',
    vat: 'darin MwSt.',
    net: 'netto',
    received: 'Eingenommen',
    refunded: 'Zu erstatten',
    cash: 'bar',
    card: 'Karte',
    transfer: 'Überweisung',
    online: 'online',
  },
  en: {
    sold: 'Sold',
    cancelled: 'Cancelled',
    balance: 'Turnover',
    vat: 'VAT in it',
    net: 'net',
    received: 'Received',
    refunded: 'To be refunded',
    cash: 'cash',
    card: 'card',
    transfer: 'transfer',
    online: 'online',
  },
  cs: {
    sold: 'Prodáno',
    cancelled: 'Stornováno',
    balance: 'Tržba',
    vat: 'z toho DPH',
    net: 'bez DPH',
    received: 'Přijato',
    refunded: 'K vrácení',
    cash: 'hotově',
    card: 'kartou',
    transfer: 'převodem',
    online: 'online',
  },
};

/** The closing of a day as CSV: what it is of, tickets where they are counted, euro. */
export function closingCsv({ day, sold, cancelled, cents, vat, money }: DayClosing, lang: Language): string {
  const texts = TEXTS[lang];
  const euro = (amount: number) => fromCents(amount).replace('.', ',');
  const rows = [
    [texts['sold'], '', sold.tickets, euro(sold.cents)],
    [texts['cancelled'], '', cancelled.tickets, euro(-cancelled.cents)],
    [texts['balance'], '', sold.tickets - cancelled.tickets, euro(cents)],
    ...vat.flatMap(({ rate, net, tax }) => [
      [texts['net'], `${rate} %`, '', euro(net)],
      [texts['vat'], `${rate} %`, '', euro(tax)],
    ]),
    ...money.flatMap(({ way, received, refunded }) => [
      [texts['received'], texts[way], '', euro(received)],
      [texts['refunded'], texts[way], '', euro(-refunded)],
    ]),
  ];
  return (
    BYTE_ORDER_MARK +
    stringify(
      rows.map((row) => [day, ...row]),
      FORMAT,
    )
  );
}
