import { useStore } from '@vestibule/contracts';
import { Alert, Button, TextField } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './login-form.module.css';
import { useLogin } from './use-login';

interface LoginFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Email and password; a refusal is shown in place. */
export const LoginForm = observer(function LoginForm({ onDone, onCancel }: LoginFormProps) {
  const { t } = useTranslation('editor');
  const { user } = useStore();
  const { failure, pending, asksCode, submit } = useLogin(onDone);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const password = form.current?.querySelector<HTMLInputElement>('[name="password"]');
    if (!password) return;
    // The e-mail address is filled in already. The dialog opens after this effect and gives the focus to the element
    // with this mark.
    password.autofocus = true;
    password.focus();
  }, []);
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit}>
      <p>{t('login.text')}</p>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={user.login?.email}
      />
      <TextField label={t('login.password')} name="password" type="password" autoComplete="current-password" required />
      {asksCode && (
        <TextField
          label={t('account.code')}
          hint={t('login.codeHint')}
          name="code"
          autoComplete="one-time-code"
          required
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={pending}>
          {pending ? t('login.pending') : t('login.submit')}
        </Button>
        <Button onClick={onCancel}>{t('login.cancel')}</Button>
      </div>
    </form>
  );
});
