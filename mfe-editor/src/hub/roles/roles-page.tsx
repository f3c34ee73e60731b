import type { AnswerOf } from '@vestibule/contracts';
import { Container, VisuallyHidden } from '@vestibule/ui';
import hub from '@vestibule/ui/hub/hub.module.css';
import styles from '@vestibule/ui/hub/list.module.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HubHeader } from '../frame/hub-header';
import { roleName } from '../../shared/role-name';
import { newRolePath, rolePath } from './role-paths';

/** All roles: the ready-made ones first. */
export function RolesPage({ data: roles }: { readonly data: AnswerOf<'roles'> }) {
  const { t } = useTranslation('editor');
  return (
    <Container className={hub.page}>
      <HubHeader title={t('roles.title')} withHub>
        <p>
          <Link to={newRolePath()}>{t('roles.new')}</Link>
        </p>
      </HubHeader>
      <p className={hub.editing}>{t('roles.text')}</p>
      <ul role="list" className={styles.list} aria-label={t('roles.title')}>
        {roles.map((role) => {
          const name = roleName(role, t);
          return (
            <li key={role.key} className={styles.entry}>
              <h2 className={styles.name}>
                <Link to={rolePath(role.key)}>{name}</Link>
              </h2>
              <p className={styles.facts}>
                <span>{t('roles.accounts', { count: role.accounts })}</span>
                {role.key !== 'administrator' && <span>{t('roles.rights', { count: role.rights.length })}</span>}
                {role.key === 'administrator' && <span>{t('roles.all')}</span>}
                {role.is_changed && <span>{t('roles.changed')}</span>}
              </p>
              <p>
                <Link to={newRolePath(role.key)}>
                  {t('roles.copy')} <VisuallyHidden>{name}</VisuallyHidden>
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}
