import { FORM_FIELD_TYPES as TYPES } from '@vestibule/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/contracts/languages';
import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { textIn } from '../shared/text-in';
import { beside } from './field-props';
import styles from './form-fields.module.css';
import { FormCheckbox, FormSelect, FormText } from './form-fields';
import type { FieldTexts } from './use-field-texts';
import { useFormField } from './use-form-field';

interface FormValueControlProps extends FieldTexts {
  readonly path: string;
  readonly lang: Language | undefined;
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** The initial value of a form's field, in the control that its type has for visitors. */
export function FormValueControl({ path, lang = DEFAULT_LANGUAGE, ...texts }: FormValueControlProps) {
  const { t } = useTranslation('editor');
  const { values } = useFormState({ subscription: { values: true } });
  const given: unknown = getIn(values, beside(path, 'choices'));
  const choices: readonly Choice[] = (Array.isArray(given) ? given : []).map(
    ({ value, label }: Record<string, unknown>) => ({
      value: String(value),
      text: textIn(label, lang) || String(value),
    }),
  );
  switch (getIn(values, beside(path, 'type'))) {
    case TYPES.file:
      return null;
    case TYPES.checkbox:
      return <FormCheckbox name={path} {...texts} />;
    case TYPES.select:
    case TYPES.radio:
      return <FormSelect name={path} {...texts} options={[{ value: '', text: t('reference.nothing') }, ...choices]} />;
    case TYPES.checkboxes:
    case TYPES.multiselect:
      return <ChosenValues path={path} {...texts} choices={choices} />;
    case TYPES.date:
      return <FormText name={path} {...texts} type="date" />;
    case TYPES.time:
      return <FormText name={path} {...texts} type="time" />;
    default:
      return <FormText name={path} {...texts} />;
  }
}

/** Which of the choices are ticked at first. */
function ChosenValues({
  path,
  label,
  choices,
}: FieldTexts & { readonly path: string; readonly choices: readonly Choice[] }) {
  const { value, change, blur } = useFormField<unknown>(path);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const tick = (one: string, isTicked: boolean) =>
    change(
      choices.map((choice) => choice.value).filter((other) => (other === one ? isTicked : chosen.includes(other))),
    );
  return (
    <fieldset className={styles.ticks}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => tick(choice.value, target.checked)}
            onBlur={blur}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  );
}
