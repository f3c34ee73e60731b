import { useTranslation } from 'react-i18next';
import { FormNumberSelect, FormText } from './form-fields';

const LEVELS = [2, 3, 4, 5, 6] as const;

/** Fields of a headline. */
export function HeadlineFields() {
  const { t } = useTranslation('editor');
  return (
    <>
      <FormText name="content" label={t('field.content')} required />
      <FormText name="preline" label={t('field.preline')} hint={t('hint.preline')} />
      <FormText name="subline" label={t('field.subline')} />
      <FormNumberSelect
        name="headline_level"
        label={t('field.headline_level')}
        hint={t('hint.headline_level')}
        options={LEVELS.map((value) => ({ value, text: t('level', { value }) }))}
      />
      <FormText name="anchor" label={t('field.anchor')} hint={t('hint.anchor')} />
    </>
  );
}
