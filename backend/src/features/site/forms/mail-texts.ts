import type { Language } from '@vestibule/contracts';

/** What the house reads. */
export const HOUSE_TEXTS = {
  subject: (form: string) => `Neue Nachricht: ${form}`,
  intro: (form: string, lang: Language) =>
    `Über das Formular „${form}“ ist eine Nachricht gekommen (Sprache: ${lang}).`,
  yes: 'ja',
  no: 'nein',
} as const;

/** What the sender reads. */
export const SENDER_TEXTS: Readonly<
  Record<
    Language,
    {
      readonly subject: (form: string) => string;
      readonly greeting: string;
      readonly received: (form: string) => string;
      readonly regards: string;
    }
  >
> = {
  de: {
    subject: (form) => `Ihre Nachricht ist angekommen: ${form}`,
    greeting: 'Guten Tag,',
    received: (form) =>
      `vielen Dank: Ihre Nachricht über das Formular „${form}“ ist bei uns angekommen. Wir antworten so bald wie möglich. ` +
      'Haben Sie uns nicht geschrieben? Dann hat sich vermutlich jemand vertippt; Sie brauchen nichts zu tun.',
    regards: 'Mit freundlichen Grüßen',
  },
  en: {
    subject: (form) => `We have received your message: ${form}`,
    greeting: 'Hello,',
    received: (form) =>
      `thank you: we have received your message sent with the form “${form}” and will reply as soon as we can. ` +
      'You did not write to us? Then somebody probably mistyped an address, and there is nothing for you to do.',
    regards: 'Kind regards',
  },
  cs: {
    subject: (form) => `Vaše zpráva dorazila: ${form}`,
    greeting: 'Dobrý den,',
    received: (form) =>
      `děkujeme, vaše zpráva odeslaná formulářem „${form}“ k nám dorazila. Odpovíme, jakmile to bude možné. ` +
      'Nepsali jste nám? Pak se nejspíš někdo přepsal v adrese a nemusíte nic dělat.',
    regards: 'S pozdravem',
  },
};
