import type { Language } from '@vestibule/contracts';

interface Texts {
  readonly invited: (house: string) => string;
  readonly forgotten: (house: string) => string;
  readonly greeting: string;
  readonly invitation: (house: string) => string;
  readonly reset: (house: string) => string;
  readonly choose: string;
  readonly days: (days: number) => string;
  readonly hours: (hours: number) => string;
  readonly ignore: string;
  readonly regards: string;
}

/** What people of the house read when they are to choose a password. */
export const LINK_TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    invited: (house) => `Ihr Zugang zum Content-Hub: ${house}`,
    forgotten: (house) => `Neues Passwort für ${house}`,
    greeting: 'Guten Tag,',
    invitation: (house) =>
      `Sie wurden eingeladen, an der Website „${house}“ mitzuarbeiten. Wählen Sie dafür ein Passwort; angemeldet wird mit dieser E-Mail-Adresse.`,
    reset: (house) => `für Ihren Zugang zur Website „${house}“ wurde ein neues Passwort angefordert.`,
    choose: 'Passwort wählen',
    days: (days) => `Der Link gilt ${days} Tage und nur einmal.`,
    hours: (hours) => `Der Link gilt ${hours === 1 ? 'eine Stunde' : `${hours} Stunden`} und nur einmal.`,
    ignore: 'Haben Sie das nicht angefordert, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    regards: 'Mit freundlichen Grüßen',
  },
  en: {
    invited: (house) => `Your access to the content hub: ${house}`,
    forgotten: (house) => `New password for ${house}`,
    greeting: 'Hello,',
    invitation: (house) =>
      `You have been invited to work on the website “${house}”. Please choose a password; you log in with this e-mail address.`,
    reset: (house) => `a new password was requested for your access to the website “${house}”.`,
    choose: 'Choose a password',
    days: (days) => `The link is valid for ${days} days, and once only.`,
    hours: (hours) => `The link is valid for ${hours === 1 ? 'an hour' : `${hours} hours`}, and once only.`,
    ignore: 'If you have not asked for this there is nothing to do: your password stays as it is.',
    regards: 'Kind regards',
  },
  cs: {
    invited: (house) => `Váš přístup do Content-Hubu: ${house}`,
    forgotten: (house) => `Nové heslo pro ${house}`,
    greeting: 'Dobrý den,',
    invitation: (house) =>
      `byli jste pozváni ke spolupráci na webu „${house}“. Zvolte si prosím heslo; přihlašovat se budete touto e-mailovou adresou.`,
    reset: (house) => `pro váš přístup k webu „${house}“ bylo vyžádáno nové heslo.`,
    choose: 'Zvolit heslo',
    days: (days) => `Odkaz platí ${days} dní a lze ho použít jen jednou.`,
    hours: (hours) => `Odkaz platí ${hours === 1 ? 'hodinu' : `${hours} hodin`} a lze ho použít jen jednou.`,
    ignore: 'Pokud jste o to nežádali, nemusíte nic dělat: vaše heslo zůstává beze změny.',
    regards: 'S pozdravem',
  },
};
