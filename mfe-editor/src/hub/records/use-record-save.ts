import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import type { RecordDefinition } from '@vestibule/contracts/records/kinds';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FieldValues } from '../../shared/editable';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import type { HiddenPage } from './hidden-page-question';
import { recordPath, recordsPath } from './record-paths';
import { changesOf } from './record-values';
import type { RecordView } from './record-view';

/**
 * Saves and removes a record; afterwards its page shows what the server has now.
 *
 * @param onSaved Gets the record of the response before anything else happens.
 * @param confirmHidden Asks whether a redirect may hide this page.
 */
export function useRecordSave(
  { kind, fields, hiddenBy }: RecordDefinition,
  { id, version, values }: RecordView,
  onSaved: (saved: AnswerOf<'changeRecord'>) => void,
  confirmHidden: (page: HiddenPage) => Promise<boolean>,
) {
  const { api, store, report } = useHost();
  const navigate = useNavigate();
  const { t } = useTranslation('editor');
  const write = <T>(call: () => Promise<T>) => loginsOf(store).retry(call);
  const told = version === undefined ? {} : { version };

  return {
    /** Throws a SiteError when the server refuses. */
    save: async (edited: FieldValues): Promise<void> => {
      const changes = changesOf(fields, values, edited);
      // Without the flag the server hides a new record.
      const body = id === undefined && hiddenBy !== undefined ? { [hiddenBy]: edited[hiddenBy], ...changes } : changes;
      const { pathname } = location;
      const create = async () => {
        try {
          return await api.call('createRecord', { params: { kind }, body });
        } catch (error) {
          const isHiding = isSiteError(error) && error.code === 'hides_page';
          if (!isHiding || !(await confirmHidden(error.details ?? {}))) throw error;
          return api.call('createRecord', { params: { kind }, query: { confirm: 'hides_page' }, body });
        }
      };
      const saved = await write(() =>
        id === undefined ? create() : api.call('changeRecord', { params: { kind, id }, body, ...told }),
      );
      onSaved(saved);
      store.alerts.show({ kind: 'save', text: t('alert.saved') });
      // An editor who has gone to another page meanwhile is not brought back.
      if (location.pathname !== pathname) return;
      await navigate(`${recordPath(kind, saved.id)}?version=${saved.version}`, { replace: id !== undefined });
    },
    remove: async (): Promise<void> => {
      if (id === undefined) return;
      try {
        await write(() => api.call('deleteRecord', { params: { kind, id }, ...told }));
        store.alerts.show({ kind: 'save', text: t('records.removed') });
        await navigate(recordsPath(kind));
      } catch (error) {
        report(error);
        const isNamed = isSiteError(error) && error.status === 409;
        const reason = isNamed ? t('records.removal.refused') : reasonOf(error, t);
        store.alerts.show({ kind: 'error', text: t('records.notRemoved', { reason }) });
      }
    },
  };
}
