import { useTranslation } from 'react-i18next';
import { RichTextField } from '../rich-text/rich-text-field';
import { FormCheckbox, FormText } from './form-fields';
import { useFormField } from './use-form-field';

/** Fields of a running text; `lang` is the language that the text is in. */
export function TextFields({ lang }: { lang: string }) {
  const { t } = useTranslation('editor');
  const { value, change, blur, error } = useFormField<string>('content');
  return (
    <>
      <RichTextField
        label={t('field.text')}
        value={value}
        contentLanguage={lang}
        error={error}
        onChange={change}
        onBlur={blur}
      />
      <FormText name="anchor" label={t('field.anchor')} hint={t('hint.anchor')} />
      <FormCheckbox name="decrease_distance" label={t('field.decrease_distance')} />
    </>
  );
}
