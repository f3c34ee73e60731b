import type { Language } from '@vestibule/contracts';
import type { Payment } from '@vestibule/contracts/order-fields';

interface Texts {
  readonly confirmed: (order: string) => string;
  readonly cancelled: (order: string) => string;
  readonly greeting: (name: string) => string;
  readonly thanks: string;
  readonly wasCancelled: string;
  readonly what: string;
  readonly when: string;
  readonly where: string;
  readonly tickets: string;
  readonly total: string;
  readonly number: string;
  readonly payment: Readonly<Record<Payment, string>>;
  readonly toTickets: string;
  readonly regards: string;
  /** Above a ticket on paper, and below it. */
  readonly ticket: string;
  readonly show: string;
}

/** What buyers read in mails and on tickets. */
export const ORDER_TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    confirmed: (order) => `Ihre Karten: Bestellung ${order}`,
    cancelled: (order) => `Bestellung ${order} ist storniert`,
    greeting: (name) => `Guten Tag ${name},`,
    thanks: 'vielen Dank für Ihre Bestellung. Das haben Sie gekauft:',
    wasCancelled: 'Ihre Bestellung ist storniert. Diese Karten gelten nicht mehr:',
    what: 'Veranstaltung',
    when: 'Wann',
    where: 'Wo',
    tickets: 'Karten',
    total: 'Gesamtbetrag',
    number: 'Bestellnummer',
    payment: {
      desk: 'Bitte bezahlen Sie an der Kasse, spätestens eine halbe Stunde vor Beginn.',
      invoice: 'Die Rechnung kommt in den nächsten Tagen per E-Mail.',
    },
    toTickets: 'Karten ansehen und herunterladen',
    regards: 'Mit freundlichen Grüßen',
    ticket: 'Eintrittskarte',
    show: 'Bitte zeigen Sie diesen Code am Einlass, gedruckt oder auf dem Telefon.',
  },
  en: {
    confirmed: (order) => `Your tickets: order ${order}`,
    cancelled: (order) => `Order ${order} has been cancelled`,
    greeting: (name) => `Hello ${name},`,
    thanks: 'thank you for your order. This is what you have bought:',
    wasCancelled: 'your order has been cancelled. These tickets are no longer valid:',
    what: 'Event',
    when: 'When',
    where: 'Where',
    tickets: 'Tickets',
    total: 'Total',
    number: 'Order number',
    payment: {
      desk: 'Please pay at the box office, at the latest half an hour before the start.',
      invoice: 'The invoice will follow by e-mail within the next few days.',
    },
    toTickets: 'View and download your tickets',
    regards: 'Kind regards',
    ticket: 'Admission ticket',
    show: 'Please show this code at the entrance, printed or on your phone.',
  },
  cs: {
    confirmed: (order) => `Vaše vstupenky: objednávka ${order}`,
    cancelled: (order) => `Objednávka ${order} je stornována`,
    greeting: (name) => `Dobrý den, ${name},`,
    thanks: 'děkujeme za objednávku. Zakoupili jste:',
    wasCancelled: 'Vaše objednávka je stornována. Tyto vstupenky už neplatí:',
    what: 'Akce',
    when: 'Kdy',
    where: 'Kde',
    tickets: 'Vstupenky',
    total: 'Celkem',
    number: 'Číslo objednávky',
    payment: {
      desk: 'Zaplaťte prosím na pokladně, nejpozději půl hodiny před začátkem.',
      invoice: 'Fakturu vám zašleme e-mailem v následujících dnech.',
    },
    toTickets: 'Zobrazit a stáhnout vstupenky',
    regards: 'S pozdravem',
    ticket: 'Vstupenka',
    show: 'Ukažte prosím tento kód u vstupu, vytištěný nebo v telefonu.',
  },
};
