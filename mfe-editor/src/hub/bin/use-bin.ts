import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../records/record-paths';

type Binned = AnswerOf<'bin'>['results'][number];

/**
 * Restores a removed record, whose form follows, or deletes it for good. Returns whether that was done; refusals are
 * announced.
 */
export function useBin() {
  const { api, store, report } = useHost();
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const attempt = async <T>(call: () => Promise<T>, then: (answer: T) => void | Promise<void>): Promise<boolean> => {
    try {
      await then(await loginsOf(store).retry(call));
      return true;
    } catch (error) {
      if (!isSiteError(error) || error.status >= 500) report(error);
      store.alerts.show({ kind: 'error', text: t('bin.failed', { reason: reasonOf(error, t) }) });
      return false;
    }
  };
  return {
    restore: ({ id, kind }: Binned) =>
      attempt(
        () => api.call('restoreFromBin', { params: { id } }),
        async (record) => {
          store.alerts.show({ kind: 'save', text: t('bin.restored') });
          await navigate(recordPath(kind, record.id));
        },
      ),
    remove: ({ id }: Binned) =>
      attempt(
        () => api.call('deleteFromBin', { params: { id } }),
        () => store.alerts.show({ kind: 'save', text: t('bin.gone') }),
      ),
  };
}
