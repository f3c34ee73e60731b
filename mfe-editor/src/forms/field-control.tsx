import { isRequired } from '@vestibule/contracts/fields/field';
import { ChoiceControl } from './choice-control';
import type { FieldProps } from './field-props';
import { FormCheckbox, FormText, FormTextarea } from './form-fields';
import { ListControl } from './list-control';
import { NumberControl } from './number-control';
import { ReferenceControl } from './reference-control';
import { RichTextControl } from './rich-text-control';
import { useFieldTexts } from './use-field-texts';

/** The control for a field's type. Modules in columns are edited in their place. */
export function FieldControl(props: FieldProps) {
  const { field, path, name, owner } = props;
  const texts = useFieldTexts(owner, name);
  const required = isRequired(field);
  switch (field.type) {
    case 'rich_text':
      return <RichTextControl {...props} label={texts.label} />;
    case 'text':
      return <FormTextarea name={path} {...texts} required={required} />;
    case 'choice':
      return <ChoiceControl {...props} field={field} {...texts} />;
    case 'number':
      return <NumberControl path={path} name={name} field={field} {...texts} />;
    case 'flag':
      return <FormCheckbox name={path} label={texts.label} />;
    case 'reference':
      return <ReferenceControl {...props} field={field} {...texts} />;
    case 'list':
      return (
        <ListControl {...props} field={field} label={texts.label}>
          {(inner) => <FieldControl key={inner.path} {...inner} />}
        </ListControl>
      );
    case 'columns':
      return null;
    default:
      return <FormText name={path} {...texts} required={required} />;
  }
}
