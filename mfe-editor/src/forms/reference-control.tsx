import { isRequired, type ReferenceField } from '@vestibule/contracts/fields/field';
import { isSlug, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props';
import { FormSelect, type Option } from './form-fields';
import { MANY, ReferenceFinder } from './reference-finder';
import { useFormField } from './use-form-field';
import type { FieldTexts } from './use-field-texts';
import { useKnownOptions, type ReferenceOption } from './use-reference-options';

type ReferenceControlProps = FieldProps<ReferenceField<ReferenceTarget>> & FieldTexts;

/**
 * Another record by its name, or none: from a list, or by search where there are many. While the names are loaded, and
 * when that fails, the value stays.
 */
export function ReferenceControl({ path, field, textsOf, label, hint }: ReferenceControlProps) {
  const { t } = useTranslation('editor');
  const { value, change, blur, error } = useFormField<Option['value']>(path);
  const [options, learn] = useKnownOptions(field.to, typeof value === 'number' ? [value] : []);
  if (options === 'failed') return <p role="alert">{t('reference.failed', { label })}</p>;
  const isRecord = textsOf !== undefined;
  const none = {
    value: isRecord || isSlug(field.to) ? '' : null,
    text: t(isRecord || isRequired(field) ? 'reference.nothing' : 'reference.none'),
  };
  // Records name others as packs do, modules by their ids, or slugs.
  const valueOf = ({ id, slug, label: name }: ReferenceOption) => (isRecord ? name : isSlug(field.to) ? slug : id);
  const named = options.map((option) => ({ value: valueOf(option), text: option.title || option.label }));
  if (options.length <= MANY)
    return <FormSelect name={path} label={label} hint={hint} required={isRequired(field)} options={[none, ...named]} />;
  const chosen = named.find((one) => one.value === value)?.text ?? String(value ?? '');
  return (
    <ReferenceFinder
      target={field.to}
      label={label}
      hint={hint}
      error={error}
      chosen={chosen}
      required={isRequired(field)}
      onChoose={(option) => {
        if (option) learn(option);
        change(option ? valueOf(option) : none.value);
      }}
      onBlur={blur}
    />
  );
}
