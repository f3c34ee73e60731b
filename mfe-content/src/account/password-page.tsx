import { useHydrated } from '@vestibule/contracts';
import { Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AskForm } from './ask-form';
import { ChooseForm } from './choose-form';
import styles from './login-page.module.css';

/** What follows the # is the link's token: no server gets to see it, so that the form comes with the script. */
export function PasswordPage() {
  const { t } = useTranslation('content');
  const { hash } = useLocation();
  const isLive = useHydrated();
  const token = hash.slice(1);
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('newPassword.title')}</PageHeader>
      {isLive && (token === '' ? <AskForm /> : <ChooseForm token={token} />)}
      <noscript>
        <p>{t('newPassword.noscript')}</p>
      </noscript>
    </Container>
  );
}
