import { useHost } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useEditor } from '../session/use-editor';
import { reloadPage } from './reload-page';

/** Ends the session and loads the page as everybody sees it; a form with changes is asked about first. */
export function useLogout(): () => void {
  const { api, store } = useHost();
  const editor = useEditor();
  const { t } = useTranslation('editor');
  const send = async () => {
    try {
      await api.call('logout');
      reloadPage();
    } catch (error) {
      store.alerts.show({ kind: 'error', text: t('alert.notLoggedOut', { reason: reasonOf(error, t) }) });
    }
  };
  return () => editor.leave(() => void send());
}
