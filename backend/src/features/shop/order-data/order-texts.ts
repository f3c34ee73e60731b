import type { Language } from '@vestibule/contracts';
import type { LineEventStatus, Payment } from '@vestibule/contracts/order-fields';

interface Texts {
  readonly confirmed: (order: string) => string;
  readonly cancelled: (order: string) => string;
  /** Without a name where that may be anybody's words. */
  readonly greeting: (name: string) => string;
  readonly thanks: string;
  readonly wasCancelled: string;
  readonly what: string;
  readonly when: string;
  readonly where: string;
  readonly tickets: string;
  readonly seats: string;
  readonly voucher: (code: string) => string;
  readonly total: string;
  readonly number: string;
  readonly payment: Readonly<Record<Payment, string>>;
  /** Below how an order is paid later. */
  readonly payUntil: (time: string) => string;
  readonly reminder: (order: string) => string;
  readonly notYetPaid: string;
  readonly expired: string;
  /** Of an unpaid order that ends because an event of it does not take place. */
  readonly eventGone: Readonly<Record<'cancelled' | 'withdrawn', string>>;
  readonly toTickets: string;
  /** To a buyer whose money came when there were no tickets for it, and to the house, which pays it back. */
  readonly unseated: (order: string) => string;
  readonly unseatedBecause: string;
  readonly refundDue: (order: string) => string;
  readonly pleaseRefund: string;
  readonly buyer: string;
  readonly amount: string;
  /** Below the cancellation of what was paid already. */
  readonly refunded: string;
  readonly regards: string;
  /** Above a ticket on paper, and below it. */
  readonly ticket: string;
  readonly show: string;
  /** On a ticket whose event does not take place as planned. */
  readonly eventChange: Readonly<Record<LineEventStatus, string>>;
  /** On a ticket whose order is still to be paid, with the whole amount. */
  readonly notPaid: (amount: string) => string;
}

/** What buyers read in mails and on tickets. */
export const ORDER_TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    confirmed: (order) => `Ihre Karten: Bestellung ${order}`,
    cancelled: (order) => `Bestellung ${order} ist storniert`,
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    thanks: 'vielen Dank für Ihre Bestellung. Das haben Sie gekauft:',
    wasCancelled: 'Ihre Bestellung ist storniert. Diese Karten gelten nicht mehr:',
    what: 'Veranstaltung',
    when: 'Wann',
    where: 'Wo',
    tickets: 'Karten',
    seats: 'Plätze',
    voucher: (code) => `Gutschein ${code}`,
    total: 'Gesamtbetrag',
    number: 'Bestellnummer',
    payment: {
      desk: 'Bitte bezahlen Sie an der Kasse.',
      invoice: 'Die Rechnung liegt dieser E-Mail bei.',
      online: 'Ihre Zahlung ist eingegangen.',
    },
    payUntil: (time) =>
      `Bitte bezahlen Sie bis ${time}. Danach wird die Bestellung storniert, und die Plätze werden frei.`,
    reminder: (order) => `Noch nicht bezahlt: Bestellung ${order}`,
    notYetPaid: 'Ihre Bestellung ist noch nicht bezahlt:',
    expired: 'Ihre Bestellung wurde nicht rechtzeitig bezahlt und ist storniert. Diese Karten gelten nicht mehr:',
    eventGone: {
      cancelled:
        'Eine Veranstaltung Ihrer Bestellung ist abgesagt. Die Bestellung ist deshalb storniert, und Sie müssen nichts bezahlen. Diese Karten gelten nicht mehr:',
      withdrawn:
        'Eine Veranstaltung Ihrer Bestellung steht nicht mehr in unserem Programm. Die Bestellung ist deshalb storniert, und Sie müssen nichts bezahlen. Diese Karten gelten nicht mehr:',
    },
    toTickets: 'Karten ansehen und herunterladen',
    unseated: (order) => `Ihre Zahlung für Bestellung ${order} wird erstattet`,
    unseatedBecause:
      'Ihre Zahlung ist angekommen, aber für diese Bestellung gibt es keine Karten mehr: Die Reservierung war abgelaufen, oder die Bestellung war storniert oder schon bezahlt. Wir erstatten Ihnen den Betrag und bitten um Entschuldigung.',
    refundDue: (order) => `Bitte erstatten: Bestellung ${order}`,
    pleaseRefund: 'diese Zahlung ist angekommen und muss zurückgezahlt werden:',
    buyer: 'Käufer',
    amount: 'Betrag',
    refunded: 'Den bezahlten Betrag erstatten wir Ihnen in den nächsten Tagen.',
    regards: 'Mit freundlichen Grüßen',
    ticket: 'Eintrittskarte',
    show: 'Bitte zeigen Sie diesen Code am Einlass, gedruckt oder auf dem Telefon.',
    eventChange: { scheduled: '', moved: 'Verlegt', cancelled: 'Abgesagt', withdrawn: 'Nicht mehr im Programm' },
    notPaid: (amount) =>
      `Noch nicht bezahlt: ${amount} für die ganze Bestellung. Der Einlass ist erst nach der Zahlung möglich.`,
  },
  en: {
    confirmed: (order) => `Your tickets: order ${order}`,
    cancelled: (order) => `Order ${order} has been cancelled`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    thanks: 'thank you for your order. This is what you have bought:',
    wasCancelled: 'your order has been cancelled. These tickets are no longer valid:',
    what: 'Event',
    when: 'When',
    where: 'Where',
    tickets: 'Tickets',
    seats: 'Seats',
    voucher: (code) => `Voucher ${code}`,
    total: 'Total',
    number: 'Order number',
    payment: {
      desk: 'Please pay at the box office.',
      invoice: 'The invoice is attached to this e-mail.',
      online: 'We have received your payment.',
    },
    payUntil: (time) => `Please pay by ${time}. After that the order will be cancelled and the seats released.`,
    reminder: (order) => `Not paid yet: order ${order}`,
    notYetPaid: 'your order has not been paid yet:',
    expired: 'your order was not paid in time and has been cancelled. These tickets are no longer valid:',
    eventGone: {
      cancelled:
        'an event of your order has been cancelled. Your order has therefore been cancelled too, and you have nothing to pay. These tickets are no longer valid:',
      withdrawn:
        'an event of your order is no longer in our programme. Your order has therefore been cancelled, and you have nothing to pay. These tickets are no longer valid:',
    },
    toTickets: 'View and download your tickets',
    unseated: (order) => `Your payment for order ${order} will be refunded`,
    unseatedBecause:
      'your payment has arrived, but there are no tickets left for this order: the reservation had run out, or the order had been cancelled or already paid for. We will refund the amount, and we apologise.',
    refundDue: (order) => `Please refund: order ${order}`,
    pleaseRefund: 'this payment has arrived and has to be paid back:',
    buyer: 'Buyer',
    amount: 'Amount',
    refunded: 'We will refund the amount you paid within the next few days.',
    regards: 'Kind regards',
    ticket: 'Admission ticket',
    show: 'Please show this code at the entrance, printed or on your phone.',
    eventChange: { scheduled: '', moved: 'Moved', cancelled: 'Cancelled', withdrawn: 'No longer in the programme' },
    notPaid: (amount) => `Not paid yet: ${amount} for the whole order. Admission is possible after payment only.`,
  },
  cs: {
    confirmed: (order) => `Vaše vstupenky: objednávka ${order}`,
    cancelled: (order) => `Objednávka ${order} je stornována`,
    greeting: (name) => (name ? `Dobrý den, ${name},` : 'Dobrý den,'),
    thanks: 'děkujeme za objednávku. Zakoupili jste:',
    wasCancelled: 'Vaše objednávka je stornována. Tyto vstupenky už neplatí:',
    what: 'Akce',
    when: 'Kdy',
    where: 'Kde',
    tickets: 'Vstupenky',
    seats: 'Místa',
    voucher: (code) => `Poukaz ${code}`,
    total: 'Celkem',
    number: 'Číslo objednávky',
    payment: {
      desk: 'Zaplaťte prosím na pokladně.',
      invoice: 'Faktura je přiložena k tomuto e-mailu.',
      online: 'Vaši platbu jsme obdrželi.',
    },
    payUntil: (time) => `Zaplaťte prosím do ${time}. Poté bude objednávka stornována a místa uvolněna.`,
    reminder: (order) => `Dosud nezaplaceno: objednávka ${order}`,
    notYetPaid: 'vaše objednávka dosud není zaplacena:',
    expired: 'vaše objednávka nebyla včas zaplacena a je stornována. Tyto vstupenky už neplatí:',
    eventGone: {
      cancelled:
        'akce z vaší objednávky byla zrušena. Objednávka je proto stornována a nemusíte nic platit. Tyto vstupenky už neplatí:',
      withdrawn:
        'akce z vaší objednávky už není v našem programu. Objednávka je proto stornována a nemusíte nic platit. Tyto vstupenky už neplatí:',
    },
    toTickets: 'Zobrazit a stáhnout vstupenky',
    unseated: (order) => `Platbu za objednávku ${order} vám vrátíme`,
    unseatedBecause:
      'vaše platba dorazila, ale pro tuto objednávku už nejsou vstupenky: rezervace vypršela, nebo byla objednávka stornována či už zaplacena. Částku vám vrátíme a omlouváme se.',
    refundDue: (order) => `Prosíme o vrácení platby: objednávka ${order}`,
    pleaseRefund: 'tato platba dorazila a je třeba ji vrátit:',
    buyer: 'Kupující',
    amount: 'Částka',
    refunded: 'Zaplacenou částku vám vrátíme v nejbližších dnech.',
    regards: 'S pozdravem',
    ticket: 'Vstupenka',
    show: 'Ukažte prosím tento kód u vstupu, vytištěný nebo v telefonu.',
    eventChange: { scheduled: '', moved: 'Přesunuto', cancelled: 'Zrušeno', withdrawn: 'Již není v programu' },
    notPaid: (amount) => `Dosud nezaplaceno: ${amount} za celou objednávku. Vstup je možný až po zaplacení.`,
  },
};
