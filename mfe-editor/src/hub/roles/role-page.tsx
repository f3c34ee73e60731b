import { Container } from '@vestibule/ui';
import hub from '@vestibule/ui/hub/hub.module.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HubHeader } from '../frame/hub-header';
import { ROLES_PATH } from '../frame/hub-paths';
import { RoleForm } from './role-form';
import { roleName } from '../../shared/role-name';
import { newRolePath } from './role-paths';
import { RoleRemoval } from './role-removal';
import type { RoleView } from './role-view';

/** A role with its form. */
export function RolePage({ data }: { readonly data: RoleView }) {
  // Another role is another form.
  return <OneRole key={data.role?.key ?? `new ${data.copied?.join(' ')}`} data={data} />;
}

function OneRole({ data }: { readonly data: RoleView }) {
  const { t } = useTranslation('editor');
  const [role, setRole] = useState(data.role);
  const isFixed = role?.key === 'administrator';
  return (
    <Container className={hub.page}>
      <HubHeader title={role ? roleName(role, t) : t('roles.new')} withHub>
        <p>
          <Link to={ROLES_PATH}>{t('roles.title')}</Link>
        </p>
        {role && (
          <p>
            <Link to={newRolePath(role.key)}>{t('roles.copy')}</Link>
          </p>
        )}
      </HubHeader>
      {role && <p className={hub.editing}>{t('roles.accounts', { count: role.accounts })}</p>}
      {isFixed ? (
        <p className={hub.editing}>{t('roles.fixed')}</p>
      ) : (
        <RoleForm {...data} role={role} onSaved={setRole} />
      )}
      {role && !role.is_ready && <RoleRemoval role={role} roles={data.roles} />}
    </Container>
  );
}
