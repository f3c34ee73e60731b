import type { Language } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';

/** What is wrong with a value, for clients that show the API's own words (docs/behaviour/content.md#form-messages). */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<FormProblem, string>>>> = {
  de: {
    required: 'Dieses Feld ist erforderlich!',
    email: 'Ungültige E-Mail-Adresse!',
    trap: 'Bitte lassen Sie dieses Feld leer.',
    long: 'Dieser Text ist zu lang.',
    file_large: 'Diese Datei ist größer als 10 MB.',
    file_type: 'Bitte wählen Sie eine PDF-Datei oder ein Bild (JPEG, PNG, WebP).',
    file_gone: 'Diese Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal aus.',
    invalid: 'Diese Angabe passt nicht zu diesem Feld.',
  },
  en: {
    required: 'This field is required!',
    email: 'Invalid e-mail address!',
    trap: 'Please leave this field empty.',
    long: 'This text is too long.',
    file_large: 'This file is larger than 10 MB.',
    file_type: 'Please choose a PDF file or a picture (JPEG, PNG, WebP).',
    file_gone: 'This file is no longer here. Please choose it once more.',
    invalid: 'This is no value for this field.',
  },
  cs: {
    required: 'Toto pole je povinné!',
    email: 'Neplatná e-mailová adresa!',
    trap: 'Nechte prosím toto pole prázdné.',
    long: 'Tento text je příliš dlouhý.',
    file_large: 'Tento soubor je větší než 10 MB.',
    file_type: 'Vyberte prosím soubor PDF nebo obrázek (JPEG, PNG, WebP).',
    file_gone: 'Tento soubor už není k dispozici. Vyberte ho prosím znovu.',
    invalid: 'Tento údaj do pole nepatří.',
  },
};
