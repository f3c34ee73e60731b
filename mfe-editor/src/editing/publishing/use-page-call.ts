import { isSiteError, useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useEditor } from '../session/use-editor';

/** Makes a call about the open page as a whole; undefined where it fails, which is announced. */
export function usePageCall() {
  const { api, store, report } = useHost();
  const editor = useEditor();
  const { t } = useTranslation('editor');
  return async <T>(call: (page: number) => Promise<T>): Promise<T | undefined> => {
    const id = store.page.current?.id;
    if (id === undefined) return undefined;
    try {
      return await loginsOf(store).retry(() => call(id));
    } catch (error) {
      const isStale = isSiteError(error) && error.status === 412;
      if (!isSiteError(error) || error.status >= 500) report(error);
      const reason = isStale ? t('publishing.stale') : reasonOf(error, t);
      store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason }) });
      // The next attempt is about the present content.
      if (isStale)
        await api.call('publication', { params: { id } }).then((answer) => editor.publication.take(answer), report);
      return undefined;
    }
  };
}
