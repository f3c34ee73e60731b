import { isLocalised, isRequired } from '@vestibule/contracts/fields/field';
import { MediaControl } from './media-control';
import { ChoiceControl } from './choice-control';
import type { FieldProps } from './field-props';
import { FormCheckbox, FormText, FormTextarea } from './form-fields';
import { GroupControl } from './group-control';
import { LinkControl } from './link-control';
import { ListControl } from './list-control';
import { NumberControl } from './number-control';
import { ReferenceControl } from './reference-control';
import { ReferencesControl } from './references-control';
import { RichTextControl } from './rich-text-control';
import { TextControl } from './text-control';
import { useFieldTexts } from './use-field-texts';

/** What edits a field of its type. Modules are edited where they are shown. */
export function FieldControl(props: FieldProps) {
  const { field, name, owner, textsOf } = props;
  const path = textsOf !== undefined && isLocalised(field) ? `${props.path}.${textsOf}` : props.path;
  const texts = useFieldTexts(owner, name);
  const required = isRequired(field);
  const inner = (part: FieldProps) => <FieldControl key={part.path} {...part} />;
  switch (field.type) {
    case 'rich_text':
      return <RichTextControl {...props} path={path} label={texts.label} />;
    case 'text':
      return <TextControl path={path} field={field} {...texts} />;
    case 'html':
      return <FormTextarea name={path} {...texts} required={required} />;
    case 'choice':
      return <ChoiceControl {...props} field={field} {...texts} />;
    case 'number':
      return <NumberControl path={path} name={name} field={field} {...texts} />;
    case 'flag':
      return <FormCheckbox name={path} label={texts.label} />;
    case 'reference':
      return <ReferenceControl {...props} field={field} {...texts} />;
    case 'references':
      return <ReferencesControl {...props} field={field} {...texts} />;
    case 'list':
      return (
        <ListControl {...props} field={field} label={texts.label}>
          {inner}
        </ListControl>
      );
    case 'group':
      return (
        <GroupControl {...props} field={field} label={texts.label}>
          {inner}
        </GroupControl>
      );
    case 'columns':
    case 'modules':
      return null;
    case 'picture':
    case 'file': {
      const kind = field.type === 'picture' ? 'picture' : field.of;
      return <MediaControl path={path} kind={kind} {...texts} required={required} />;
    }
    case 'link':
      return (
        <LinkControl
          path={path}
          lang={textsOf}
          localised={path === props.path ? undefined : { urls: props.path, names: beside(props.path, field.named) }}
          {...texts}
          required={required}
        />
      );
    case 'day':
      return <FormText name={path} type="date" {...texts} required={required} />;
    case 'time':
      return <FormText name={path} type="time" {...texts} required={required} />;
    default:
      return <FormText name={path} {...texts} required={required} />;
  }
}

/** Path of another field of the same part. */
const beside = (path: string, name: string | undefined): string | undefined =>
  name === undefined ? undefined : path.replace(/[^.]+$/, name);
