import { useHydrated, type RefusedPost } from '@vestibule/contracts';
import { Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AskForm } from './ask-form';
import { ChooseForm } from './choose-form';
import styles from './login-page.module.css';

/**
 * Asks for a link, with script and without. The part after # is the token of a link for staff of the hub: no server
 * gets to see it, so that its form comes with the script.
 */
export function PasswordPage({ refused }: { readonly refused?: RefusedPost | undefined }) {
  const { t } = useTranslation('content');
  const { hash } = useLocation();
  const isLive = useHydrated();
  const token = hash.slice(1);
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('newPassword.title')}</PageHeader>
      {isLive && token !== '' ? <ChooseForm token={token} /> : <AskForm refused={refused} />}
      <noscript>
        <p>{t('newPassword.noscript')}</p>
      </noscript>
    </Container>
  );
}
