import { TOKEN_CONTROL, useHydrated, type FormField as Field } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { Button } from '@vestibule/ui';
import { use, useState, type FormEvent } from 'react';
import type { FormRenderProps } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { adoptTyped } from '@vestibule/ui/form-fields/adopt-typed';
import { useAdoptTyped } from '@vestibule/ui/form-fields/use-adopt-typed';
import { ErrorSummary } from './error-summary';
import { FormField } from './form-field';
import styles from './forms.module.css';
import { PostedProblems } from './posted-form';
import type { Values } from './use-send-form';

interface EntryFieldsProps {
  readonly fields: readonly Field[];
  readonly token: string;
  readonly submit: FormRenderProps<Values>['handleSubmit'];
  readonly state: Pick<FormRenderProps<Values>, 'form' | 'submitting'>;
}
interface Attempt {
  readonly count: number;
  /** Undefined when the values were right, or not looked at. */
  readonly problems: Readonly<Record<string, FormProblem>> | undefined;
}

/** Where the browser goes to after it has sent the form itself: what became of it is there. */
export const ANSWER_ID = 'form';

/**
 * The fields, and above them the errors of the last submission: they stay while the visitor corrects them. Without
 * script the browser checks what it can, and posts the form to the page.
 */
export function EntryFields({ fields, token, submit, state: { form, submitting } }: EntryFieldsProps) {
  const { t } = useTranslation('content');
  const ref = useAdoptTyped(form);
  const { pathname } = useLocation();
  const hasScript = useHydrated();
  const posted = use(PostedProblems);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, problems: posted });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(event.currentTarget, form);
    await submit(event);
    const { errors, submitErrors } = form.getState();
    const problems = { ...errors, ...submitErrors };
    setAttempt(({ count }) => ({
      count: count + 1,
      problems: Object.keys(problems).length > 0 ? problems : undefined,
    }));
  };
  return (
    <form
      ref={ref}
      className={styles['form']}
      method="post"
      action={`${pathname}#${ANSWER_ID}`}
      noValidate={hasScript}
      onSubmit={(event) => void onSubmit(event)}
    >
      <input type="hidden" name={TOKEN_CONTROL} value={token} />
      {/* A new attempt is a new summary, which takes the focus again. */}
      {attempt.problems && (
        <ErrorSummary key={attempt.count} fields={fields} problems={attempt.problems} takesFocus={attempt.count > 0} />
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
