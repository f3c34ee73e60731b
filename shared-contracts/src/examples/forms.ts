import type { FormDetail } from '../entities';

type Field = FormDetail['fields'][number];

const field = (
  id: number,
  slug: string,
  field_type: Field['field_type'],
  label: string,
  changes: Partial<Field> = {},
): Field => ({
  id,
  slug,
  label,
  field_type,
  required: false,
  visible: true,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
  ...changes,
});
const choices = [
  { value: 'schule', label: 'Schule' },
  { value: 'kita', label: 'Kita' },
];

/** A form with a field of every kind. */
export const exampleForm: FormDetail = {
  id: 7,
  lang: 'de',
  slug: 'kontakt',
  names: { de: 'kontakt', en: 'kontakt', cs: 'kontakt' },
  title: 'Kontakt',
  intro: '<p>Wir antworten innerhalb von drei Tagen.</p>',
  email: 'haus@example.org',
  token: 'a.b',
  retention_days: 180,
  fields: [
    field(1, 'name', 1, 'Ihr Name', { required: true, placeholder_text: 'Vor- und Nachname' }),
    field(2, 'email', 3, 'E-Mail-Adresse', { required: true }),
    field(3, 'message', 2, 'Ihre Nachricht', { help_text: 'Je genauer, desto besser.' }),
    field(4, 'group', 6, 'Gruppe', { choices }),
    field(5, 'reply', 8, 'Antwort per', {
      choices: [
        { value: 'mail', label: 'E-Mail' },
        { value: 'phone', label: 'Telefon' },
      ],
      default: 'mail',
    }),
    field(6, 'topics', 5, 'Themen', { choices, default: [] }),
    field(7, 'languages', 7, 'Sprachen', { choices, default: [] }),
    field(8, 'day', 10, 'Tag'),
    field(9, 'people', 13, 'Personen'),
    field(10, 'website', 14, 'Website'),
    field(11, 'consent', 4, 'Einverstanden', { required: true, default: false }),
    field(12, 'source', 1, '', { visible: false, default: 'website' }),
    field(13, 'email2', 'emailconfirm', '', { default: '' }),
  ],
};
