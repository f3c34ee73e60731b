import { useHost, type RefusedPost } from '@vestibule/contracts';
import { isEmail } from '@vestibule/contracts/email';
import { Alert, Button, TextField } from '@vestibule/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import styles from './login-page.module.css';
import { useSending } from './use-sending';

/** Texts of a refused post. */
const REFUSALS = { values: 'ready', token: 'unavailable', limited: 'limited', unavailable: 'unavailable' } as const;

/** Asks for a link by mail. The result does not reveal whether there is such an account. */
export function AskForm({ refused }: { readonly refused: RefusedPost | undefined }) {
  const { t } = useTranslation('content');
  const { api } = useHost();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { state, send } = useSending(
    refused ? REFUSALS[refused.reason] : search.get('sent') === '1' ? 'done' : 'ready',
  );
  const [isWrong, setWrong] = useState(refused?.problems['email'] !== undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'pending') return;
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name="email"]');
    const email = input?.value.trim() ?? '';
    setWrong(!isEmail(email));
    if (isEmail(email)) void send(() => api.call('requestPasswordLink', { body: { email } }));
    else input?.focus();
  };
  if (state === 'done')
    return (
      <Alert kind="status" className={styles.note}>
        {t('newPassword.sent')}
      </Alert>
    );
  return (
    <>
      <p className={styles.intro}>{t('newPassword.ask')}</p>
      <form className={styles.form} method="post" action={pathname} noValidate onSubmit={submit}>
        {state !== 'ready' && state !== 'pending' && <Alert kind="error">{t(`newPassword.failure.${state}`)}</Alert>}
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={new URLSearchParams(refused?.posted).get('email') ?? ''}
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
