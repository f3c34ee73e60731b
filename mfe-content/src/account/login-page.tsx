import { useHost, type RefusedPost } from '@vestibule/contracts';
import { CUSTOMER_CONTROLS } from '@vestibule/contracts/customer-fields';
import { Alert, Anchor, Button, Container, PageHeader, TextField } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { REGISTER_ROUTE } from './account-routes';
import styles from './login-page.module.css';
import { LoginNotes } from './login-notes';
import { useLogin } from './use-login';
import { useEffect, useRef } from 'react';

/**
 * The only login, of customers and of the hub's staff: the server finds out which. Errors are shown at the fields;
 * refusals of the server are shown above them. Without script the page itself takes the form.
 */
export const LoginPage = observer(function LoginPage({ refused }: { readonly refused?: RefusedPost | undefined }) {
  const { t } = useTranslation('content');
  const { href } = useHost();
  const { pathname } = useLocation();
  const { errors, email, failure, next, pending, asksCode, submit } = useLogin(refused);
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('login.title')}</PageHeader>
      <LoginNotes />
      <p className={styles.intro}>{t('login.intro')}</p>
      {/* POST, so that a password never reaches an address. */}
      <form className={styles.form} method="post" action={pathname} noValidate onSubmit={submit}>
        {failure && <Alert kind="error">{t(`login.failure.${failure}`)}</Alert>}
        {next && <input type="hidden" name={CUSTOMER_CONTROLS.next} value={next} />}
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          error={errors.email && t(`login.error.${errors.email}`)}
        />
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password && t(`login.error.${errors.password}`)}
        />
        {asksCode && <CodeField error={errors.code && t(`login.error.${errors.code}`)} />}
        <div>
          <Button type="submit" variant="primary" disabled={pending}>
            {pending ? t('login.pending') : t('login.submit')}
          </Button>
        </div>
      </form>
      <div className={styles.ways}>
        <p>
          <Anchor href={href('user-password', {})}>{t('login.forgotten')}</Anchor>
        </p>
        <p>
          <Anchor href={href(REGISTER_ROUTE, {})}>{t('login.register')}</Anchor>
        </p>
      </div>
    </Container>
  );
});

/** The code of the second factor, which is requested after a correct password; the focus moves to it. */
function CodeField({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('content');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field}>
      <TextField
        label={t('login.code')}
        hint={t('login.codeHint')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
      />
    </div>
  );
}
