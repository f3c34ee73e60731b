import { useHost } from '@vestibule/contracts';
import { Alert, Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './login-page.module.css';

/** Notes on finished actions, set by these flags of the address. */
const DONE = ['chosen', 'deleted'] as const;

/** Notes on the action that led here, and on the logged-in account. */
export const LoginNotes = observer(function LoginNotes() {
  const { t } = useTranslation('content');
  const { href, store } = useHost();
  const [search] = useSearchParams();
  const done = DONE.find((flag) => search.get(flag) === '1');
  const { is_logged_in: isLoggedIn, email } = store.user.details;
  return (
    <div className={styles.notes}>
      {done && <Alert kind="status">{t(`login.${done}`)}</Alert>}
      {isLoggedIn && (
        <Alert kind="status">
          {t('login.already', { email })} <Anchor href={href('user-profile', {})}>{t('profile.title')}</Anchor>
        </Alert>
      )}
    </div>
  );
});
