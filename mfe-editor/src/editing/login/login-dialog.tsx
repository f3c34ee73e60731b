import { useStore } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { Dialog } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LoginForm } from './login-form';

/** Opens over the form when the session has ended while saving; the form below keeps everything. */
export const LoginDialog = observer(function LoginDialog() {
  const { t } = useTranslation('editor');
  const logins = loginsOf(useStore());
  return (
    <Dialog
      open={logins.isAsked}
      onClose={() => logins.answer(false)}
      title={t('login.title')}
      closeLabel={t('login.cancel')}
      lightDismiss={false}
      className="cc01"
    >
      {logins.isAsked && <LoginForm onDone={() => logins.answer(true)} onCancel={() => logins.answer(false)} />}
    </Dialog>
  );
});
