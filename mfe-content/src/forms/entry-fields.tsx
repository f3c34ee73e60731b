import type { FormField as Field } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { Button } from '@vestibule/ui';
import { useState, type FormEvent } from 'react';
import type { FormRenderProps } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { adoptTyped } from '../form-fields/adopt-typed';
import { useAdoptTyped } from '../form-fields/use-adopt-typed';
import { ErrorSummary } from './error-summary';
import { FormField } from './form-field';
import styles from './forms.module.css';
import type { Values } from './use-send-form';

interface EntryFieldsProps {
  readonly fields: readonly Field[];
  readonly submit: FormRenderProps<Values>['handleSubmit'];
  readonly state: Pick<FormRenderProps<Values>, 'form' | 'submitting'>;
}
interface Attempt {
  readonly count: number;
  readonly problems: Readonly<Record<string, FormProblem>>;
}

/** The fields, and above them the errors of the last submission: they stay while the visitor corrects them. */
export function EntryFields({ fields, submit, state: { form, submitting } }: EntryFieldsProps) {
  const { t } = useTranslation('content');
  const ref = useAdoptTyped(form);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, problems: {} });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(event.currentTarget, form);
    await submit(event);
    const { errors, submitErrors } = form.getState();
    setAttempt(({ count }) => ({ count: count + 1, problems: { ...errors, ...submitErrors } }));
  };
  return (
    <form ref={ref} className={styles['form']} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {/* A new attempt is a new summary, which takes the focus again. */}
      {Object.keys(attempt.problems).length > 0 && (
        <ErrorSummary key={attempt.count} fields={fields} problems={attempt.problems} />
      )}
      {fields.some(({ required }) => required) && <p className={styles['legend']}>{t('form.required')}</p>}
      {fields.map((field) => (
        <FormField key={field.slug} field={field} />
      ))}
      <div>
        <Button type="submit" variant="primary" aria-disabled={submitting}>
          {submitting ? t('form.sending') : t('form.send')}
        </Button>
      </div>
    </form>
  );
}
