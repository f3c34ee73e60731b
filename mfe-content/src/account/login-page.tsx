import { useHost } from '@vestibule/contracts';
import { Alert, Anchor, Button, Container, PageHeader, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { CodeField } from './code-field';
import styles from './login-page.module.css';
import { useLogin } from './use-login';

/** The form of the login. Errors are shown at the fields; what the server refuses is shown above them. */
export function LoginPage() {
  const { t } = useTranslation('content');
  const { href } = useHost();
  const { errors, failure, pending, asksCode, submit } = useLogin();
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('login.title')}</PageHeader>
      <p className={styles.intro}>{t('login.intro')}</p>
      {/* POST, so that a password never reaches an address when there is no script. */}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {failure && <Alert kind="error">{t(`login.failure.${failure}`)}</Alert>}
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
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
      <p className={styles.forgotten}>
        <Anchor href={href('user-password', {})}>{t('login.forgotten')}</Anchor>
      </p>
      <noscript>
        <p>{t('login.noscript')}</p>
      </noscript>
    </Container>
  );
}
