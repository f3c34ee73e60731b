import type { AnswerOf } from '@vestibule/contracts';
import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { LinkToCopy } from '../../dialogs/link-to-copy';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import styles from '@vestibule/ui/hub/list.module.css';
import { AccountEntry } from './account-entry';
import { InviteForm } from './invite-form';
import { useAccounts } from './use-accounts';

export interface UsersView {
  readonly accounts: AnswerOf<'users'>;
  readonly roles: AnswerOf<'roles'>;
}

/** Everybody who works in the hub: invited here, given roles, logged out. */
export function UsersPage({ data }: { data: UsersView }) {
  const { t } = useTranslation('editor');
  const { accounts, toPassOn, ...writes } = useAccounts(data.accounts);
  return (
    <Container className={hub.page}>
      <HubHeader title={t('users.title')} withHub />
      <InviteForm roles={data.roles} onInvite={writes.invite} />
      {toPassOn && (
        <LinkToCopy
          key={toPassOn.link}
          link={toPassOn.link}
          label={t('users.linkOf', { email: toPassOn.email })}
          hint={t('users.linkOnce')}
          open={t('users.openLink')}
        />
      )}
      <ul role="list" className={styles.list} aria-label={t('users.list')}>
        {accounts.map((account) => (
          <AccountEntry key={account.id} account={account} roles={data.roles} writes={writes} />
        ))}
      </ul>
    </Container>
  );
}
