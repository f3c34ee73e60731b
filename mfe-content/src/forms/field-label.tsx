import type { FormField } from '@vestibule/contracts';

/** A field's label; the star is explained above the form, and `required` says the same to screen readers. */
export function FieldLabel({ field }: { field: Pick<FormField, 'label' | 'required'> }) {
  return (
    <>
      {field.label}
      {field.required && <span aria-hidden="true"> *</span>}
    </>
  );
}
