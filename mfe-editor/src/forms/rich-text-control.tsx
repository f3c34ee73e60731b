import { RichTextField } from '../rich-text/rich-text-field';
import type { FieldProps } from './field-props';
import { useFormField } from './use-form-field';

type RichTextControlProps = Pick<FieldProps, 'path' | 'contentLanguage' | 'isFirst'> & { readonly label: string };

/** Formatted text. */
export function RichTextControl({ path, contentLanguage, isFirst = false, label }: RichTextControlProps) {
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
