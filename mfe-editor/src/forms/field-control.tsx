import {
  isLocalised,
  isRequired,
  type ChoiceField,
  type Fields,
  type GroupField,
} from '@vestibule/contracts/fields/field';
import { MediaControl } from './media-control';
import { beside, type FieldProps } from './field-props';
import { FormCheckbox, FormMoney, FormText, FormTextarea, FormSelect } from './form-fields';
import { FormValueControl } from './form-value-control';
import { InstantControl } from './instant-control';
import { LineControl } from './line-control';
import { LinkControl } from './link-control';
import { ListControl } from './list-control';
import { NumberControl } from './number-control';
import { ReferenceControl } from './reference-control';
import { ReferencesControl } from './references-control';
import { TextControl } from './text-control';
import { useFieldTexts, type FieldTexts } from './use-field-texts';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import styles from './list-control.module.css';
import { RichTextField } from '../rich-text/rich-text-field';
import { useFormField } from './use-form-field';

/** Control of a field, by its type. Modules are edited where they are shown. */
export function FieldControl(props: FieldProps) {
  const { field, name, owner, textsOf } = props;
  const path = textsOf !== undefined && isLocalised(field) ? `${props.path}.${textsOf}` : props.path;
  const texts = useFieldTexts(owner, name);
  const required = isRequired(field);
  const inner = (part: FieldProps) => <FieldControl key={part.path} {...part} />;
  switch (field.type) {
    case 'rich_text':
      // A text editor is created again for another language.
      return <RichTextControl key={path} {...props} path={path} label={texts.label} />;
    case 'text':
      return <TextControl path={path} field={field} {...texts} />;
    case 'html':
      return <FormTextarea name={path} {...texts} required={required} />;
    case 'choice':
      return <ChoiceControl {...props} field={field} {...texts} />;
    case 'number':
      return <NumberControl path={path} name={name} field={field} {...texts} />;
    case 'flag':
      return <FormCheckbox name={path} {...texts} />;
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
          localised={
            path === props.path
              ? undefined
              : { urls: props.path, names: field.named && beside(props.path, field.named) }
          }
          {...texts}
          required={required}
        />
      );
    case 'money':
      return <FormMoney name={path} {...texts} required={required} />;
    case 'instant':
      return <InstantControl path={path} {...texts} required={required} />;
    case 'line':
      return <LineControl path={path} whole={props.path} textsOf={textsOf} field={field} {...texts} />;
    case 'form_value':
      return <FormValueControl path={path} lang={textsOf} {...texts} />;
    case 'day':
      return <FormText name={path} type="date" {...texts} required={required} />;
    case 'time':
      return <FormText name={path} type="time" {...texts} required={required} />;
    default:
      return <FormText name={path} {...texts} required={required} />;
  }
}

type ChoiceControlProps = FieldProps<ChoiceField<string>> & FieldTexts;

/** One of a few values, by their names for editors. */
function ChoiceControl({ path, name, field, label, hint }: ChoiceControlProps) {
  const { t } = useTranslation('editor');
  const options = field.values.map((value) => ({
    value,
    text: t(`choice.${name}.${value || 'none'}`, { defaultValue: value || '–' }),
  }));
  return <FormSelect name={path} label={label} hint={hint} required={isRequired(field)} options={options} />;
}

interface GroupControlProps extends FieldProps<GroupField<Fields>> {
  readonly label: string;
  /** Shows a field of the group. */
  readonly children: (props: FieldProps) => ReactNode;
}

/** Fields that belong together. */
function GroupControl({ field, path, label, children, ...props }: GroupControlProps) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {Object.entries(field.of).map(([name, inner]) =>
        children({ ...props, path: `${path}.${name}`, name, field: inner, isFirst: false }),
      )}
    </fieldset>
  );
}

type RichTextControlProps = Pick<FieldProps, 'path' | 'contentLanguage' | 'isFirst'> & { readonly label: string };

/** Formatted text. */
function RichTextControl({ path, contentLanguage, isFirst = false, label }: RichTextControlProps) {
  const { value, change, blur, error } = useFormField<string>(path);
  return (
    <RichTextField
      label={label}
      value={value}
      contentLanguage={contentLanguage}
      takesFocus={isFirst}
      error={error}
      onChange={change}
      onBlur={blur}
    />
  );
}
