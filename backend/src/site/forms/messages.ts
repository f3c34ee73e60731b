import type { Language } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';

/** What is wrong with a value, for clients that show the API's own words (docs/behaviour/content.md#form-messages). */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<FormProblem, string>>>> = {
  de: {
    required: 'Dieses Feld ist erforderlich!',
    email: 'Ungültige E-Mail-Adresse!',
    trap: 'Bitte lassen Sie dieses Feld leer.',
    long: 'Dieser Text ist zu lang.',
    invalid: 'Diese Angabe passt nicht zu diesem Feld.',
  },
  en: {
    required: 'This field is required!',
    email: 'Invalid e-mail address!',
    trap: 'Please leave this field empty.',
    long: 'This text is too long.',
    invalid: 'This is no value for this field.',
  },
  cs: {
    required: 'Toto pole je povinné!',
    email: 'Neplatná e-mailová adresa!',
    trap: 'Nechte prosím toto pole prázdné.',
    long: 'Tento text je příliš dlouhý.',
    invalid: 'Tento údaj do pole nepatří.',
  },
};
