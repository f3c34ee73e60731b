import type { Language } from '@vestibule/contracts';

interface Texts {
  readonly invoice: (number: string) => string;
  readonly cancellation: (number: string) => string;
  readonly day: string;
  readonly order: string;
  readonly cancels: (number: string) => string;
  readonly columns: readonly [what: string, quantity: string, price: string, sum: string];
  readonly total: string;
  readonly vat: (rate: number) => string;
  readonly exempt: string;
}

/** What stands on invoices. */
export const INVOICE_TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    invoice: (number) => `Rechnung ${number}`,
    cancellation: (number) => `Stornorechnung ${number}`,
    day: 'Datum',
    order: 'Bestellung',
    cancels: (number) => `Diese Rechnung hebt die Rechnung ${number} auf.`,
    columns: ['Leistung', 'Anzahl', 'Einzelpreis', 'Betrag'],
    total: 'Gesamtbetrag',
    vat: (rate) => `darin ${rate} % MwSt.`,
    exempt: 'darin steuerfrei',
  },
  en: {
    invoice: (number) => `Invoice ${number}`,
    cancellation: (number) => `Cancellation invoice ${number}`,
    day: 'Date',
    order: 'Order',
    cancels: (number) => `This invoice cancels invoice ${number}.`,
    columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
    total: 'Total',
    vat: (rate) => `including ${rate} % VAT`,
    exempt: 'of which exempt from VAT',
  },
  cs: {
    invoice: (number) => `Faktura ${number}`,
    cancellation: (number) => `Opravný daňový doklad ${number}`,
    day: 'Datum',
    order: 'Objednávka',
    cancels: (number) => `Tento doklad ruší fakturu ${number}.`,
    columns: ['Popis', 'Množství', 'Jednotková cena', 'Částka'],
    total: 'Celkem',
    vat: (rate) => `z toho DPH ${rate} %`,
    exempt: 'z toho osvobozeno od DPH',
  },
};
