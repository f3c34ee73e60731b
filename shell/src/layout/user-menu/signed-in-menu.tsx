import { useStore } from '@vestibule/contracts';
import { cx, Disclosure, Icon, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../app/use-translation';
import { accountName } from './account-name';
import { UserEntries } from './user-entries';
import styles from './user-menu.module.css';

/** The name of the signed-in visitor with a menu. */
export const SignedInMenu = observer(function SignedInMenu({ className }: { className?: string | undefined }) {
  const { user } = useStore();
  const { t } = useTranslation('shell');
  return (
    <Disclosure
      className={styles.menu}
      summaryClassName={cx(className, styles.button)}
      summary={
        <>
          <VisuallyHidden>{t('user.account')} </VisuallyHidden>
          <span className={styles.name}>{accountName(user)}</span>
          <Icon name="chevron" className={styles.chevron} />
        </>
      }
    >
      <ul role="list" className={cx('cc01', styles.panel)}>
        <UserEntries className={styles.entry} />
      </ul>
    </Disclosure>
  );
});
