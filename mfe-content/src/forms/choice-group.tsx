import { isMultiValue, type FormField } from '@vestibule/contracts';
import { Choice } from '@vestibule/ui/form-fields/choice';
import { FieldGroup } from '@vestibule/ui/form-fields/field-group';
import { fieldId } from './field-id';
import { FieldLabel } from './field-label';
import { FieldNotes, notesOf } from './field-notes';
import { useProblem } from './use-problem';

/** Several of a list, or one of it, all of them in sight. The summary of errors leads to the first box. */
export function ChoiceGroup({ field }: { field: FormField }) {
  const { value, change, blur, error } = useProblem<string | readonly string[]>(field.slug);
  const multi = isMultiValue(field.field_type);
  const chosen = typeof value === 'string' ? [value] : value;
  const toggle = (one: string, on: boolean) => (on ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <FieldGroup question legend={<FieldLabel field={field} />} aria-describedby={notesOf(field, error)}>
      {field.choices.map((choice, index) => (
        <Choice
          key={choice.value}
          id={index === 0 ? fieldId(field.slug) : undefined}
          type={multi ? 'checkbox' : 'radio'}
          name={field.slug}
          value={choice.value}
          checked={chosen.includes(choice.value)}
          required={field.required && !multi}
          aria-invalid={error ? true : undefined}
          onBlur={blur}
          onChange={(event) => change(multi ? toggle(choice.value, event.target.checked) : choice.value)}
        >
          {choice.label}
        </Choice>
      ))}
      <FieldNotes field={field} error={error} />
    </FieldGroup>
  );
}
