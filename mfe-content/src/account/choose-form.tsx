import { MIN_PASSWORD_LENGTH, useHost } from '@vestibule/contracts';
import { Alert, Anchor, Button, ButtonLink, TextField } from '@vestibule/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './login-page.module.css';
import { useSending } from './use-sending';

/** The new password, typed once: browsers show it on request, and repeating it prevents no typo. */
export function ChooseForm({ token }: { readonly token: string }) {
  const { t } = useTranslation('content');
  const { api, href } = useHost();
  const { state, send } = useSending();
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'pending') return;
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name="password"]');
    const password = input?.value ?? '';
    setShort(password.length < MIN_PASSWORD_LENGTH);
    if (password.length < MIN_PASSWORD_LENGTH) input?.focus();
    else void send(() => api.call('choosePassword', { body: { token, new_password: password } }));
  };
  if (state === 'done')
    return (
      <>
        <Alert kind="status">{t('newPassword.done')}</Alert>
        <p>
          <ButtonLink href={href('login', {})} variant="primary">
            {t('login.submit')}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <p className={styles.intro}>{t('newPassword.choose')}</p>
      {/* POST, so that a password never reaches an address. */}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {state !== 'ready' && state !== 'pending' && (
          <Alert kind="error">
            {t(`newPassword.failure.${state}`)}{' '}
            {state === 'gone' && <Anchor href={href('user-password', {})}>{t('newPassword.again')}</Anchor>}
          </Alert>
        )}
        <TextField
          label={t('settings.new')}
          hint={t('settings.hint', { count: MIN_PASSWORD_LENGTH })}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          error={isShort ? t('settings.error.short', { count: MIN_PASSWORD_LENGTH }) : undefined}
        />
        <div>
          <Button type="submit" variant="primary" aria-disabled={state === 'pending'}>
            {t('newPassword.submit')}
          </Button>
        </div>
      </form>
    </>
  );
}
