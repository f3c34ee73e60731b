import { Dialog } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../session/use-editor';
import { LoginForm } from './login-form';

/** Opens over the form when the session has ended while saving; the form below keeps everything. */
export const LoginDialog = observer(function LoginDialog() {
  const { t } = useTranslation('editor');
  const { answerLogin } = useEditor();
  return (
    <Dialog
      open={answerLogin !== null}
      onClose={() => answerLogin?.(false)}
      title={t('login.title')}
      closeLabel={t('login.cancel')}
      lightDismiss={false}
      className="cc01"
    >
      {answerLogin && <LoginForm onDone={() => answerLogin(true)} onCancel={() => answerLogin(false)} />}
    </Dialog>
  );
});
