import { MIN_PASSWORD_LENGTH } from '@vestibule/contracts';
import { Alert, Button, TextField } from '@vestibule/ui';
import type { FormApi } from 'final-form';
import type { FormEvent } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { adoptTyped } from '@vestibule/ui/form-fields/adopt-typed';
import { useAdoptTyped } from '@vestibule/ui/form-fields/use-adopt-typed';
import { useFormField } from '@vestibule/ui/form-fields/use-form-field';
import { passwordProblems, type Passwords } from './password-problems';
import { usePasswordChange } from './use-password-change';
import styles from './user-page.module.css';

const EMPTY: Passwords = { old_password: '', new_password: '' };

/** Old and new password. The new one is typed once: browsers show it on request, and repeating it prevents no typo. */
export function PasswordForm() {
  const { t } = useTranslation('content');
  const { outcome, change } = usePasswordChange();
  const send = async (values: Passwords, form: FormApi<Passwords>) => {
    const problems = await change(values);
    // A password that counts now has no business in the page any more.
    if (!problems) form.restart(EMPTY);
    return problems;
  };
  return (
    <>
      {outcome && (
        <Alert kind={outcome === 'done' ? 'status' : 'error'}>
          {t(outcome === 'done' ? 'settings.done' : `settings.failure.${outcome}`)}
        </Alert>
      )}
      <Form<Passwords>
        onSubmit={send}
        initialValues={EMPTY}
        validate={passwordProblems}
        subscription={{ submitting: true }}
      >
        {({ handleSubmit, submitting, form }) => <Fields submit={handleSubmit} submitting={submitting} form={form} />}
      </Form>
    </>
  );
}

interface FieldsProps {
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  readonly submitting: boolean | undefined;
  readonly form: FormApi<Passwords>;
}

function Fields({ submit, submitting, form }: FieldsProps) {
  const { t } = useTranslation('content');
  const ref = useAdoptTyped(form);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    adoptTyped(element, form);
    void Promise.resolve(submit(event)).then(() =>
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    // POST, so that a password never reaches an address when there is no script.
    <form ref={ref} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <Password name="old_password" label={t('settings.old')} autoComplete="current-password" />
      <Password
        name="new_password"
        label={t('settings.new')}
        autoComplete="new-password"
        hint={t('settings.hint', { count: MIN_PASSWORD_LENGTH })}
      />
      <div>
        <Button type="submit" variant="primary" aria-disabled={submitting}>
          {submitting ? t('settings.pending') : t('settings.submit')}
        </Button>
      </div>
    </form>
  );
}

function Password({
  name,
  label,
  autoComplete,
  hint,
}: {
  name: keyof Passwords;
  label: string;
  autoComplete: string;
  hint?: string;
}) {
  const { t } = useTranslation('content');
  const { value, change, blur, error } = useFormField<string>(name);
  return (
    <TextField
      label={label}
      hint={hint}
      name={name}
      type="password"
      autoComplete={autoComplete}
      required
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
      error={error && t(error, { count: MIN_PASSWORD_LENGTH })}
    />
  );
}
