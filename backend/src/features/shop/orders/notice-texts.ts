import type { Language } from '@vestibule/contracts';
import type { LineEventStatus } from '@vestibule/contracts/order-fields';

interface NoticeTexts {
  readonly subject: Readonly<Record<LineEventStatus, (title: string) => string>>;
  readonly text: Readonly<Record<LineEventStatus, string>>;
  /** Name of the time that the tickets were sold for. */
  readonly before: string;
  readonly answer: string;
}

/** What holders of tickets read in mails about an event that has changed; `scheduled`: in its title or place. */
export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = {
  de: {
    subject: {
      scheduled: (title) => `Geändert: ${title}`,
      moved: (title) => `Verlegt: ${title}`,
      cancelled: (title) => `Abgesagt: ${title}`,
      withdrawn: (title) => `Nicht mehr im Programm: ${title}`,
    },
    text: {
      scheduled: 'zu Ihrer Bestellung hat sich etwas geändert. Ihre Karten gelten weiter, mit diesen Angaben:',
      moved: 'die Veranstaltung Ihrer Bestellung ist verlegt. Ihre Karten gelten für den neuen Termin:',
      cancelled: 'die Veranstaltung Ihrer Bestellung ist leider abgesagt. Diese Karten gelten nicht mehr:',
      withdrawn: 'die Veranstaltung Ihrer Bestellung steht nicht mehr in unserem Programm:',
    },
    before: 'Bisher',
    answer: 'Wenn Sie Fragen haben oder Karten zurückgeben möchten, antworten Sie bitte auf diese E-Mail.',
  },
  en: {
    subject: {
      scheduled: (title) => `Changed: ${title}`,
      moved: (title) => `Moved: ${title}`,
      cancelled: (title) => `Cancelled: ${title}`,
      withdrawn: (title) => `No longer in the programme: ${title}`,
    },
    text: {
      scheduled: 'something about your order has changed. Your tickets remain valid, with these details:',
      moved: 'the event of your order has been moved. Your tickets are valid for the new date:',
      cancelled: 'we are sorry that the event of your order has been cancelled. These tickets are no longer valid:',
      withdrawn: 'the event of your order is no longer in our programme:',
    },
    before: 'Before',
    answer: 'If you have questions or would like to return tickets, please reply to this e-mail.',
  },
  cs: {
    subject: {
      scheduled: (title) => `Změna: ${title}`,
      moved: (title) => `Přesunuto: ${title}`,
      cancelled: (title) => `Zrušeno: ${title}`,
      withdrawn: (title) => `Již není v programu: ${title}`,
    },
    text: {
      scheduled: 'u vaší objednávky došlo ke změně. Vstupenky zůstávají v platnosti s těmito údaji:',
      moved: 'akce z vaší objednávky byla přesunuta. Vstupenky platí na nový termín:',
      cancelled: 'akce z vaší objednávky byla bohužel zrušena. Tyto vstupenky už neplatí:',
      withdrawn: 'akce z vaší objednávky už není v našem programu:',
    },
    before: 'Původně',
    answer: 'Máte-li dotazy nebo chcete vstupenky vrátit, odpovězte prosím na tento e-mail.',
  },
};
