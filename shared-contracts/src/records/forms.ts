import { flag, formValue, key, line, list, number, richText, text } from '../fields/field';
import { LIMITS } from '../fields/limits';
import { CONFIRMATION_FIELD, FORM_FIELD_TYPES, hasChoices } from '../form-fields';
import { defineRecord } from './define-record';

const TYPES: readonly number[] = Object.values(FORM_FIELD_TYPES);

const fields = () =>
  list(
    {
      slug: line({ required: true, pattern: 'slug', given: { from: 'label' } }),
      type: number({ min: 1, max: Math.max(...TYPES), default: null, required: true, names: FORM_FIELD_TYPES }),
      label: line({ localised: true, required: true }),
      required: flag(),
      visible: flag(true),
      choices: list({ value: key({ from: 'label' }), label: line({ localised: true }) }, LIMITS.list, { by: 'value' }),
      default: formValue(),
      placeholder: line({ localised: true }),
      help: text({ localised: true }),
    },
    LIMITS.list,
    {
      by: 'slug',
      required: true,
      rules: [
        {
          field: 'slug',
          message: 'is the name of the field that the site adds itself',
          holds: ({ slug }) => slug !== CONFIRMATION_FIELD.slug,
        },
        {
          field: 'type',
          message: `must be one of ${TYPES.join(', ')}`,
          holds: ({ type }) => TYPES.some((known) => known === type),
        },
        {
          field: 'default',
          message: 'is not for files',
          holds: ({ type, default: given }) => Number(type) !== FORM_FIELD_TYPES.file || (given ?? null) === null,
        },
        {
          message: 'needs choices',
          holds: ({ type, choices }) => !hasChoices(Number(type)) || (Array.isArray(choices) && choices.length > 0),
        },
      ],
    },
  );

/** Forms that visitors fill in. */
export default defineRecord({
  kind: 'forms',
  fields: {
    title: line({ localised: true, required: true }),
    intro: richText({ localised: true }),
    is_online: flag(true),
    /** Address of the staff who reply to entries; shown where a form cannot be sent. */
    email: line({ max: 254, pattern: 'email' }),
    /** Days for which entries are stored: as long as it takes to reply to them. 0 is for ever. */
    retention_days: number({ min: 0, max: 3650, default: 180 }),
    fields: fields(),
  },
  groups: {
    texts: ['title', 'intro'],
    visibility: ['is_online'],
    questions: ['fields'],
    entries: ['email', 'retention_days'],
  },
  hiddenBy: 'is_online',
  rights: { email: 'entries', retention_days: 'entries' },
  rules: [
    {
      field: 'fields',
      message: 'needs a field',
      holds: ({ fields: given }) => !Array.isArray(given) || given.length > 0,
    },
  ],
});
