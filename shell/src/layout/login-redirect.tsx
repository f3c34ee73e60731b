import { useHost } from '@vestibule/contracts';
import { Button, ButtonLink, Dialog } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../app/use-translation';
import styles from './login-redirect.module.css';

/**
 * Shows that the login check has failed, and offers a link to the login and back
 * (docs/behaviour/editing.md#login-check).
 */
const LoginRedirect = observer(function LoginRedirect({ path }: { path: string }) {
  const { href, store } = useHost();
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open && !store.user.isEditor}
      onClose={close}
      title={t('redirect.title')}
      closeLabel={t('redirect.close')}
    >
      <p>{t('redirect.text')}</p>
      <p className={styles.ways}>
        <ButtonLink variant="primary" href={`${href('login', {})}?next=${encodeURIComponent(path)}`}>
          {t('redirect.login')}
        </ButtonLink>
        <Button onClick={close}>{t('redirect.stay')}</Button>
      </p>
    </Dialog>
  );
});

export default LoginRedirect;
