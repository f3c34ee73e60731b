import { isRequired, type ReferenceField } from '@vestibule/contracts/fields/field';
import { isSlug, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props';
import { FormSelect } from './form-fields';
import type { FieldTexts } from './use-field-texts';
import { useReferenceOptions } from './use-reference-options';

type ReferenceControlProps = FieldProps<ReferenceField<ReferenceTarget>> & FieldTexts;

/** Another record by its name, or none. While the names are loaded, and when they cannot be, the value stays. */
export function ReferenceControl({ path, field, textsOf, label, hint }: ReferenceControlProps) {
  const { t } = useTranslation('editor');
  const options = useReferenceOptions(field.to);
  if (options === 'failed') return <p role="alert">{t('reference.failed', { label })}</p>;
  const isRecord = textsOf !== undefined;
  const none = {
    value: isRecord || isSlug(field.to) ? '' : null,
    text: t(isRecord || isRequired(field) ? 'reference.nothing' : 'reference.none'),
  };
  const named = options.map(({ id, slug, label: name, title }) => ({
    value: isRecord ? name : isSlug(field.to) ? slug : id,
    text: title === '' ? name : title,
  }));
  return <FormSelect name={path} label={label} hint={hint} options={[none, ...named]} />;
}
