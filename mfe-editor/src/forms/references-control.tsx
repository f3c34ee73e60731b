import type { ReferencesField } from '@vestibule/contracts/fields/field';
import { Button, Field } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props';
import { MANY, ReferenceFinder } from './reference-finder';
import styles from './references-control.module.css';
import { useFormField } from './use-form-field';
import type { FieldTexts } from './use-field-texts';
import { useKnownOptions, type ReferenceOption } from './use-reference-options';

type ReferencesControlProps = FieldProps<ReferencesField> & FieldTexts;

/** Other records by their names, in order: each can be taken out, and any other added. */
export function ReferencesControl({ path, field, textsOf, label, hint }: ReferencesControlProps) {
  const { t } = useTranslation('editor');
  const { value: chosen, change, blur, error } = useFormField<readonly (string | number)[]>(path);
  const [options, learn] = useKnownOptions(
    field.to,
    chosen.filter((one) => typeof one === 'number'),
  );
  if (options === 'failed') return <p role="alert">{t('reference.failed', { label })}</p>;
  // Records name others as packs do, modules by their ids.
  const valueOf = ({ id, label: name }: ReferenceOption) => (textsOf === undefined ? id : name);
  const named = options.map((option) => ({ value: valueOf(option), text: option.title || option.label }));
  const textOf = (value: string | number) => named.find((one) => one.value === value)?.text ?? String(value);
  const add = (option?: ReferenceOption) => {
    if (!option || chosen.includes(valueOf(option))) return;
    learn(option);
    change([...chosen, valueOf(option)]);
  };
  const others = named.filter(({ value }) => !chosen.includes(value));
  return (
    <div className={styles.references}>
      {options.length > MANY ? (
        <ReferenceFinder target={field.to} label={label} hint={hint} error={error} onChoose={add} onBlur={blur} />
      ) : (
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <select
              {...control}
              value=""
              onChange={({ target }) => add(options.find((one) => String(valueOf(one)) === target.value))}
              onBlur={blur}
            >
              <option value="">{t('reference.add')}</option>
              {others.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <ul role="list" className={styles.chosen}>
        {chosen.map((value) => (
          <li key={value}>
            <Button
              small
              aria-label={t('reference.remove', { name: textOf(value) })}
              onClick={() => change(chosen.filter((other) => other !== value))}
            >
              {textOf(value)} ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
