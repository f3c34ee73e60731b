import { LANGUAGES, useHydrated, type Language } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { Tabs } from '@vestibule/ui/tabs';
import type { SubmissionErrors } from 'final-form';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useFieldFocus } from '../../forms/use-field-focus';
import styles from './records.module.css';

export interface SaveButton {
  readonly label: string;
  /** Called right before the form is submitted by this button. */
  readonly onChoose: () => void;
}

interface TextsFormProps<Values> {
  readonly initialValues: Values;
  /** Returns validation errors by field. */
  readonly onSubmit: (values: Values) => Promise<SubmissionErrors>;
  /** Language whose texts are edited. */
  readonly texts: Language;
  readonly onTexts: (lang: Language) => void;
  /** Whether its first field takes the focus. */
  readonly takesFocus?: boolean;
  /** The ways to save it, the first of which is the one of the Enter key; one without them, none where it is read. */
  readonly saves?: readonly SaveButton[];
  /** Whether it waits for a decision: nothing can be typed. */
  readonly isHeld?: boolean;
  /** Components that watch the form */
  readonly keepers: ReactNode;
  /** Further actions. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A form that is saved as a whole; texts in one language at a time. */
export function TextsForm<Values extends object>(props: TextsFormProps<Values>) {
  const { initialValues, onSubmit, texts, onTexts, takesFocus, isHeld = false, keepers, actions, children } = props;
  const { t } = useTranslation('editor');
  const { saves = [{ label: t('form.save'), onChoose: () => {} }] } = props;
  const isLive = useHydrated();
  const [form, focusInvalid] = useFieldFocus(takesFocus);
  return (
    <Form<Values> onSubmit={onSubmit} initialValues={initialValues} subscription={{ submitting: true }}>
      {({ handleSubmit, submitting }) => (
        <form ref={form} noValidate onSubmit={(event) => void Promise.resolve(handleSubmit(event)).then(focusInvalid)}>
          {keepers}
          {/* Text that is typed before the script has the form would be lost. */}
          <fieldset disabled={!isLive || isHeld}>
            <Tabs
              label={t('records.language')}
              tabs={LANGUAGES.map((id) => ({ id, label: t(`language.${id}`) }))}
              selected={texts}
              onSelect={onTexts}
            >
              {children}
            </Tabs>
            <div className={styles.actions}>
              {saves.map(({ label, onChoose }, index) => (
                <Button
                  key={label}
                  type="submit"
                  variant={index === 0 ? 'primary' : 'secondary'}
                  aria-disabled={submitting}
                  onClick={onChoose}
                >
                  {submitting && index === 0 ? t('form.saving') : label}
                </Button>
              ))}
              {actions}
            </div>
          </fieldset>
        </form>
      )}
    </Form>
  );
}
