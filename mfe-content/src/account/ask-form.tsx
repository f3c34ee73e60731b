import { useHost } from '@vestibule/contracts';
import { isEmail } from '@vestibule/contracts/email';
import { Alert, Button, TextField } from '@vestibule/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './login-page.module.css';
import { useSending } from './use-sending';

/** Asks for a link by mail. What is answered does not say whether there is such an account. */
export function AskForm() {
  const { t } = useTranslation('content');
  const { api } = useHost();
  const { state, send } = useSending();
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'pending') return;
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name="email"]');
    const email = input?.value.trim() ?? '';
    setWrong(!isEmail(email));
    if (isEmail(email)) void send(() => api.call('requestPasswordLink', { body: { email } }));
    else input?.focus();
  };
  if (state === 'done') return <Alert kind="status">{t('newPassword.sent')}</Alert>;
  return (
    <>
      <p className={styles.intro}>{t('newPassword.ask')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        {state !== 'ready' && state !== 'pending' && <Alert kind="error">{t(`newPassword.failure.${state}`)}</Alert>}
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={isWrong ? t('login.error.email') : undefined}
        />
        <div>
          <Button type="submit" variant="primary" aria-disabled={state === 'pending'}>
            {t('newPassword.send')}
          </Button>
        </div>
      </form>
    </>
  );
}
