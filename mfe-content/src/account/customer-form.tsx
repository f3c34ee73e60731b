import type { RefusedPost } from '@vestibule/contracts';
import { customerFieldsOf, type CustomerFormName } from '@vestibule/contracts/customer-fields';
import { customerProblems } from '@vestibule/contracts/schemas/customer-values';
import { Alert, Button } from '@vestibule/ui';
import { ErrorSummary } from '@vestibule/ui/error-summary';
import { PostForm } from '@vestibule/ui/form-fields/post-form';
import type { FormApi } from 'final-form';
import { useMemo, useState, type FormEvent, useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { CustomerField, controlId } from './customer-field';
import { startOf, type CustomerProblems, type CustomerFormValues } from './customer-start';
import styles from './login-page.module.css';

/** Id of the form and of its result. */
const ANSWER_ID = 'account-form';

interface CustomerFormProps {
  readonly form: CustomerFormName;
  /** Label of the button. */
  readonly submit: string;
  /** It was posted, and not taken. */
  readonly refused: RefusedPost | undefined;
  /** Note on a finished action that led here. The browser goes to the form: the note is there. */
  readonly done?: string | undefined;
  readonly known?: CustomerFormValues;
  readonly hidden?: Readonly<Record<string, string>>;
}

/**
 * A form of a customer's account. The browser itself posts it, with script and without, so that there is one way that
 * passwords go; the script says what is wrong before.
 */
export function CustomerForm({ form, submit, refused, done, known, hidden = {} }: CustomerFormProps) {
  const { t } = useTranslation('content');
  const start = useMemo(() => startOf(form, refused, known), [form, refused, known]);
  return (
    <div id={ANSWER_ID} className={styles.answer}>
      {done && !refused && <Alert kind="status">{done}</Alert>}
      {start.failure && <Alert kind="error">{t(`customer.failure.${start.failure}`)}</Alert>}
      <Form<CustomerFormValues>
        onSubmit={() => undefined}
        initialValues={start.values}
        validate={(values) => customerProblems(form, values)}
        subscription={{}}
      >
        {({ form: api }) => (
          <Fields name={form} api={api} posted={start.problems} hidden={hidden}>
            {submit}
          </Fields>
        )}
      </Form>
    </div>
  );
}

interface FieldsProps {
  readonly name: CustomerFormName;
  readonly api: FormApi<CustomerFormValues>;
  readonly posted: CustomerProblems;
  readonly hidden: Readonly<Record<string, string>>;
  readonly children: string;
}

function Fields({ name, api, posted, hidden, children }: FieldsProps) {
  const { t } = useTranslation('content');
  const [attempt, setAttempt] = useState({ count: 0, problems: posted });
  const postOnce = usePostOnce();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const problems = (api.getState().errors ?? {}) as CustomerProblems;
    if (Object.keys(problems).length === 0) return postOnce(event);
    event.preventDefault();
    // Sends nothing: the fields say from now on what is wrong with them.
    void api.submit();
    setAttempt(({ count }) => ({ count: count + 1, problems }));
  };
  const wrong = customerFieldsOf(name).flatMap((field) => {
    const problem = attempt.problems[field.name];
    const text =
      problem && `${t(`customer.field.${field.name}`)}: ${t(`customer.problem.${problem}`, { min: field.min })}`;
    return text ? [{ id: controlId(field.name), text }] : [];
  });
  return (
    <PostForm form={api} answerId={ANSWER_ID} hidden={hidden} className={styles.form} onSubmit={onSubmit}>
      {wrong.length > 0 && (
        <ErrorSummary
          key={attempt.count}
          title={t('form.problems', { count: wrong.length })}
          problems={wrong}
          takesFocus={attempt.count > 0}
        />
      )}
      {customerFieldsOf(name).map((field) => (
        <CustomerField key={field.name} field={field} posted={posted[field.name]} />
      ))}
      <div>
        <Button type="submit" variant="primary">
          {children}
        </Button>
      </div>
    </PostForm>
  );
}

/** Lets the browser post a form, and nothing of a second press; a page that is gone back to may post again. */
function usePostOnce() {
  const isPosted = useRef(false);
  useEffect(() => {
    const forget = () => void (isPosted.current = false);
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  }, []);
  return (event: FormEvent) => {
    if (isPosted.current) event.preventDefault();
    isPosted.current = true;
  };
}
