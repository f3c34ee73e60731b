import type { Language } from '@vestibule/contracts';
import type { Way } from './day-closing';

type Words =
  | 'title'
  | 'checked'
  | 'sold'
  | 'cancelled'
  | 'unpaid'
  | 'balance'
  | 'vat'
  | 'net'
  | 'received'
  | 'refunded';
interface ClosingTexts extends Readonly<Record<Words, string>> {
  readonly way: Readonly<Record<Way, string>>;
  readonly columns: readonly [string, string, string, string];
}

/** Words of a closing in its files. */
export const CLOSING_TEXTS: Readonly<Record<Language, ClosingTexts>> = {
  de: {
    title: 'Tagesabschluss',
    columns: ['', '', 'Tickets', 'Betrag'],
    checked: 'Geprüft (Datum, Unterschrift):',
    sold: 'Verkauft',
    cancelled: 'Storniert',
    balance: 'Umsatz',
    unpaid: 'davon noch nicht bezahlt',
    vat: 'darin MwSt.',
    net: 'netto',
    received: 'Eingenommen',
    refunded: 'Zu erstatten',
    way: { cash: 'bar', card: 'Karte', transfer: 'Überweisung', online: 'online' },
  },
  en: {
    title: 'Daily closing',
    columns: ['', '', 'Tickets', 'Amount'],
    checked: 'Checked (date, signature):',
    sold: 'Sold',
    cancelled: 'Cancelled',
    balance: 'Turnover',
    unpaid: 'of it not paid yet',
    vat: 'VAT in it',
    net: 'net',
    received: 'Received',
    refunded: 'To be refunded',
    way: { cash: 'cash', card: 'card', transfer: 'transfer', online: 'online' },
  },
  cs: {
    title: 'Denní uzávěrka',
    columns: ['', '', 'Vstupenky', 'Částka'],
    checked: 'Zkontroloval(a) (datum, podpis):',
    sold: 'Prodáno',
    cancelled: 'Stornováno',
    balance: 'Tržba',
    unpaid: 'z toho dosud nezaplaceno',
    vat: 'z toho DPH',
    net: 'bez DPH',
    received: 'Přijato',
    refunded: 'K vrácení',
    way: { cash: 'hotově', card: 'kartou', transfer: 'převodem', online: 'online' },
  },
};
