import { FORM_FIELD_TYPES as TYPES, type FormField } from '@vestibule/contracts';
import { Field } from '@vestibule/ui';
import { fieldId } from './field-id';
import { FieldLabel } from './field-label';
import { useProblem } from './use-problem';

/** Attributes of text inputs by type: the keyboard, and the values that a browser may fill in. */
const INPUT: Readonly<
  Record<number, { readonly type: string; readonly inputMode?: 'decimal'; readonly autoComplete?: string }>
> = {
  [TYPES.email]: { type: 'email', autoComplete: 'email' },
  [TYPES.date]: { type: 'date' },
  [TYPES.time]: { type: 'time' },
  // Not type="number": its arrows and its wheel change the typed value.
  [TYPES.number]: { type: 'text', inputMode: 'decimal' },
  [TYPES.url]: { type: 'url', autoComplete: 'url' },
};

/** One line or several, written by hand. */
export function TextInput({ field }: { field: FormField }) {
  const { value, change, blur, error } = useProblem<string>(field.slug);
  const input = {
    name: field.slug,
    value,
    required: field.required,
    placeholder: field.placeholder_text || undefined,
    onBlur: blur,
  };
  return (
    <Field
      id={fieldId(field.slug)}
      label={<FieldLabel field={field} />}
      hint={field.help_text || undefined}
      error={error}
    >
      {(control) =>
        field.field_type === TYPES.textarea ? (
          <textarea rows={6} {...input} {...control} onChange={(event) => change(event.target.value)} />
        ) : (
          <input
            {...(INPUT[Number(field.field_type)] ?? { type: 'text' })}
            {...input}
            {...control}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </Field>
  );
}
