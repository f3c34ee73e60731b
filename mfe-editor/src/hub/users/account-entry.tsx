import { isLanguage, useHydrated, useStore, type AnswerOf } from '@vestibule/contracts';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import styles from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import { LANGUAGE_OPTIONS } from '../../shared/language-name';
import { roleName } from '../../shared/role-name';
import type { AccountView, useAccounts } from './use-accounts';

interface AccountEntryProps {
  readonly account: AccountView;
  readonly roles: AnswerOf<'roles'>;
  readonly writes: Omit<ReturnType<typeof useAccounts>, 'accounts' | 'toPassOn' | 'invite'>;
}

/** One account: name, state, and the actions of an administrator. */
export function AccountEntry({ account, roles, writes }: AccountEntryProps) {
  const { t } = useTranslation('editor');
  const { user } = useStore();
  const isLive = useHydrated();
  const nameId = useId();
  const [role, setRole] = useState<string>(account.role);
  const [language, setLanguage] = useState<string>(account.language ?? '');
  const [isAsked, setAsked] = useState(false);
  const name = [account.first_name, account.last_name].filter(Boolean).join(' ') || account.email;
  const nameOfRole = (key: string) => roleName(roles.find((one) => one.key === key) ?? { key, name: key }, t);
  const states = [
    nameOfRole(account.role),
    account.is_active ? account.is_invited && t('users.waiting') : t('users.inactive'),
    account.has_second_factor && t('users.secondFactor'),
    account.sessions > 0 && t('users.sessions', { count: account.sessions }),
    user.login?.id === account.id && t('users.yourself'),
  ];
  const shut = () => {
    setAsked(false);
    void writes.change(account, { is_active: false });
  };
  const changeRole = () => void writes.change(account, { role });
  const changeLanguage = () => {
    if (isLanguage(language)) void writes.change(account, { language });
  };
  const action = (words: string, onClick: () => unknown) => (
    <Button small onClick={() => void onClick()}>
      {words} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <li className={styles.entry} aria-labelledby={nameId}>
      <h2 id={nameId} className={styles.name}>
        {name}
      </h2>
      <p className={styles.facts}>
        {name !== account.email && <span>{account.email}</span>}
        {states.map((state) => state && <span key={state}>{state}</span>)}
      </p>
      {/* A role that is chosen before the script is there would be forgotten. */}
      <fieldset disabled={!isLive} className={styles.actions}>
        <Select
          label={t('users.roleOf', { name })}
          value={role}
          onChange={({ target }) => setRole(target.value)}
          options={roles.map((one) => ({ value: one.key, text: roleName(one, t) }))}
        />
        {role !== account.role && action(t('users.changeRole'), changeRole)}
        <Select
          label={t('users.languageOf', { name })}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
          options={[
            ...(account.language === null ? [{ value: '', text: t('users.noLanguage') }] : []),
            ...LANGUAGE_OPTIONS,
          ]}
        />
        {isLanguage(language) && language !== account.language && action(t('users.changeLanguage'), changeLanguage)}
        {account.is_active &&
          action(t(account.is_invited ? 'users.inviteAgain' : 'users.link'), () => writes.sendLink(account))}
        {account.sessions > 0 && action(t('users.logOut'), () => writes.endSessions(account))}
        {account.has_second_factor && action(t('users.dropSecondFactor'), () => writes.dropSecondFactor(account))}
        {account.is_active
          ? action(t('users.close'), () => setAsked(true))
          : action(t('users.open'), () => writes.change(account, { is_active: true }))}
      </fieldset>
      <AskDialog
        open={isAsked}
        title={t('users.closing.title')}
        text={t('users.closing.text', { name })}
        keep={{ label: t('users.closing.keep'), onClick: () => setAsked(false) }}
        go={{ label: t('users.close'), onClick: shut }}
      />
    </li>
  );
}
