import type { AnswerOf } from '@vestibule/contracts';
import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import styles from '@vestibule/ui/hub/list.module.css';
import { AccountEntry } from './account-entry';
import { InviteForm } from './invite-form';
import { useAccounts } from './use-accounts';

/** Everybody who works in the hub: invited here, given roles, logged out. */
export function UsersPage({ data }: { data: AnswerOf<'users'> }) {
  const { t } = useTranslation('editor');
  const writes = useAccounts(data);
  return (
    <Container className={hub.page}>
      <HubHeader title={t('users.title')} withHub />
      <InviteForm onInvite={writes.invite} />
      <ul role="list" className={styles.list} aria-label={t('users.list')}>
        {writes.accounts.map((account) => (
          <AccountEntry key={account.id} account={account} writes={writes} />
        ))}
      </ul>
    </Container>
  );
}
