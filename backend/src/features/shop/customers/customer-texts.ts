import type { Language } from '@vestibule/contracts';

interface Texts {
  readonly greeting: string;
  readonly confirm: (house: string) => string;
  readonly wanted: (house: string) => string;
  readonly toConfirm: string;
  readonly hours: (hours: number) => string;
  readonly notYou: string;
  readonly known: (house: string) => string;
  readonly isKnown: (house: string) => string;
  readonly toLogin: string;
  readonly toPassword: string;
  readonly forgotten: (house: string) => string;
  readonly reset: (house: string) => string;
  readonly toChoose: string;
  readonly regards: string;
}

/** What customers read in mails about their accounts. */
export const CUSTOMER_TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    greeting: 'Guten Tag,',
    confirm: (house) => `Bitte bestätigen Sie Ihr Kundenkonto: ${house}`,
    wanted: (house) =>
      `mit dieser E-Mail-Adresse wurde ein Kundenkonto bei „${house}“ angelegt. Bestätigen Sie es mit dem Passwort, das Sie dabei gewählt haben.`,
    toConfirm: 'Kundenkonto bestätigen',
    hours: (hours) => `Der Link gilt ${hours === 1 ? 'eine Stunde' : `${hours} Stunden`} und nur einmal.`,
    notYou: 'Waren Sie das nicht, brauchen Sie nichts zu tun.',
    known: (house) => `Sie haben schon ein Kundenkonto: ${house}`,
    isKnown: (house) =>
      `jemand wollte mit dieser E-Mail-Adresse ein Kundenkonto bei „${house}“ anlegen. Es gibt schon eines; daran hat sich nichts geändert.`,
    toLogin: 'Anmelden',
    toPassword: 'Passwort vergessen?',
    forgotten: (house) => `Neues Passwort für Ihr Kundenkonto: ${house}`,
    reset: (house) => `für Ihr Kundenkonto bei „${house}“ wurde ein neues Passwort angefordert.`,
    toChoose: 'Neues Passwort wählen',
    regards: 'Mit freundlichen Grüßen',
  },
  en: {
    greeting: 'Hello,',
    confirm: (house) => `Please confirm your account: ${house}`,
    wanted: (house) =>
      `an account was created with this e-mail address at “${house}”. Please confirm it with the password that you have chosen.`,
    toConfirm: 'Confirm the account',
    hours: (hours) => `The link is valid for ${hours === 1 ? 'an hour' : `${hours} hours`}, and once only.`,
    notYou: 'If this was not you there is nothing to do.',
    known: (house) => `You already have an account: ${house}`,
    isKnown: (house) =>
      `somebody wanted to create an account with this e-mail address at “${house}”. There is one already; nothing about it has changed.`,
    toLogin: 'Log in',
    toPassword: 'Forgotten your password?',
    forgotten: (house) => `New password for your account: ${house}`,
    reset: (house) => `a new password was requested for your account at “${house}”.`,
    toChoose: 'Choose a new password',
    regards: 'Kind regards',
  },
  cs: {
    greeting: 'Dobrý den,',
    confirm: (house) => `Potvrďte prosím svůj zákaznický účet: ${house}`,
    wanted: (house) =>
      `s touto e-mailovou adresou byl na webu „${house}“ založen zákaznický účet. Potvrďte ho prosím heslem, které jste si přitom zvolili.`,
    toConfirm: 'Potvrdit účet',
    hours: (hours) => `Odkaz platí ${hours === 1 ? 'hodinu' : `${hours} hodin`} a lze ho použít jen jednou.`,
    notYou: 'Pokud jste to nebyli vy, nemusíte nic dělat.',
    known: (house) => `Zákaznický účet již máte: ${house}`,
    isKnown: (house) =>
      `někdo chtěl s touto e-mailovou adresou založit na webu „${house}“ zákaznický účet. Takový účet již existuje a nic se na něm nezměnilo.`,
    toLogin: 'Přihlásit se',
    toPassword: 'Zapomněli jste heslo?',
    forgotten: (house) => `Nové heslo k vašemu účtu: ${house}`,
    reset: (house) => `k vašemu zákaznickému účtu na webu „${house}“ bylo vyžádáno nové heslo.`,
    toChoose: 'Zvolit nové heslo',
    regards: 'S pozdravem',
  },
};
