import { isSiteError, useHost, useHydrated } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import list from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ROLES_PATH } from '../frame/hub-paths';
import { useHubWrite } from '../frame/use-hub-write';
import { roleName } from '../../shared/role-name';
import type { Role } from './role-view';

interface RoleRemovalProps {
  readonly role: Role;
  readonly roles: readonly Role[];
}

/** Removes a role; people who have it get another one. */
export function RoleRemoval({ role, roles }: RoleRemovalProps) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const navigate = useNavigate();
  const write = useHubWrite();
  const isLive = useHydrated();
  const titleId = useId();
  const others = roles.filter(({ key }) => key !== role.key);
  const [replacement, setReplacement] = useState(others[0]?.key ?? '');
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    setAsked(false);
    const { key, version } = role;
    const query = { replacement: role.accounts > 0 ? replacement : '' };
    const removed = await write(
      () => api.call('deleteRole', { params: { key }, version, query }),
      t('roles.removed'),
      (error) => (isSiteError(error) && error.status === 403 ? t('refusal.own_rights') : undefined),
    );
    if (removed) await navigate(ROLES_PATH);
  };
  const name = roleName(role, t);
  return (
    <section className={list.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('roles.removal.title')}</h2>
      <fieldset disabled={!isLive} className={list.actions}>
        {role.accounts > 0 && (
          <Select
            label={t('roles.removal.replacement', { count: role.accounts })}
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
            options={others.map((one) => ({ value: one.key, text: roleName(one, t) }))}
          />
        )}
        <Button onClick={() => setAsked(true)}>{t('roles.removal.remove')}</Button>
      </fieldset>
      <AskDialog
        open={isAsked}
        title={t('roles.removal.ask', { name })}
        text={t('roles.removal.text', { count: role.accounts })}
        keep={{ label: t('roles.removal.keep'), onClick: () => setAsked(false) }}
        go={{ label: t('roles.removal.remove'), onClick: () => void remove() }}
      />
    </section>
  );
}
