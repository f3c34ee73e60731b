import { PAGE_THEMES } from '@vestibule/contracts/constants';
import { Field } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './form-fields.module.css';
import type { FieldTexts } from './use-field-texts';
import { useFormField } from './use-form-field';

const WIDE = 'wide';

/** The look of a teaser's card, stored as words: a wide picture or not, and the colours of a page or none. */
export function TeaserStyleControl({ path, label, hint }: FieldTexts & { readonly path: string }) {
  const { t } = useTranslation('editor');
  const { value, change, blur, error } = useFormField<string>(path);
  const words = value.split(' ').filter(Boolean);
  const isWide = words.includes(WIDE);
  const colour = PAGE_THEMES.find((one) => words.includes(one)) ?? '';
  const set = (wide: boolean, chosen: string) => change([wide ? WIDE : '', chosen].filter(Boolean).join(' '));
  return (
    <div role="group" aria-label={label} className={styles.instant}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <select
            {...control}
            name={path}
            value={colour}
            onChange={({ target }) => set(isWide, target.value)}
            onBlur={blur}
          >
            <option value="">{t('choice.extra_class.none')}</option>
            {PAGE_THEMES.map((one) => (
              <option key={one} value={one}>
                {t(`choice.page_theme.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" checked={isWide} onChange={({ target }) => set(target.checked, colour)} onBlur={blur} />
        {t('choice.format.wide')}
      </label>
    </div>
  );
}
