import { Field, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';

/** Around a control of the caller: a choice and a long text. */
export function FieldSpecimen() {
  const { t } = useTranslation('editor');
  return (
    <>
      <Field label={t('styleguide.sample.language')} hint={t('styleguide.sample.hint')}>
        {(control) => (
          <select {...control}>
            {(['de', 'en', 'cs'] as const).map((lang) => (
              <option key={lang} value={lang}>
                {t(`language.${lang}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('field.text')}>{(control) => <textarea rows={2} {...control} />}</Field>
    </>
  );
}

/** Empty with a hint, filled, wrong, and one that cannot be used. */
export function TextFieldSpecimen() {
  const { t } = useTranslation('editor');
  const label = t('field.content');
  return (
    <>
      <TextField label={label} hint={t('styleguide.sample.hint')} placeholder={t('styleguide.sample.placeholder')} />
      <TextField label={label} defaultValue={t('styleguide.sample.heading')} />
      <TextField label={label} error={t('problem.required')} required />
      <TextField label={label} defaultValue={t('styleguide.sample.heading')} disabled />
    </>
  );
}
