import { useHost, type FilterOption } from '@vestibule/contracts';
import type { ReferenceField } from '@vestibule/contracts/fields/field';
import { isSlug, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props';
import { FormSelect } from './form-fields';
import type { FieldTexts } from './use-field-texts';

/** The calls that list what can be referred to. */
const LISTS = { tag: 'eventTags', room: 'rooms', type: 'exhibitionTypes' } as const satisfies Partial<
  Record<ReferenceTarget, string>
>;

type ReferenceControlProps = FieldProps<ReferenceField<ReferenceTarget>> & FieldTexts;

/** Another record by its name, or none. While the names are loaded, and when they cannot be, the value stays. */
export function ReferenceControl({ path, field, label, hint }: ReferenceControlProps) {
  const { t } = useTranslation('editor');
  const options = useOptions(field.to);
  if (options === 'failed') return <p role="alert">{t('reference.failed', { label })}</p>;
  const none = { value: isSlug(field.to) ? '' : null, text: t('reference.none') };
  const named = options.map(({ id, slug, name }) => ({ value: isSlug(field.to) ? slug : id, text: name }));
  return <FormSelect name={path} label={label} hint={hint} options={[none, ...named]} />;
}

function useOptions(target: ReferenceTarget): readonly FilterOption[] | 'failed' {
  const { api, report } = useHost();
  const [options, setOptions] = useState<readonly FilterOption[] | 'failed'>([]);
  useEffect(() => {
    const controller = new AbortController();
    api.call(LISTS[target as keyof typeof LISTS], { signal: controller.signal }).then(setOptions, (error: unknown) => {
      if (controller.signal.aborted) return;
      report(error);
      setOptions('failed');
    });
    return () => controller.abort();
  }, [api, report, target]);
  return options;
}
