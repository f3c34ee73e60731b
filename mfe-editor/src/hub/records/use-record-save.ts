import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import type { RecordDefinition } from '@vestibule/contracts/records/kinds';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FieldValues } from '../../shared/editable';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import type { HiddenPage } from './hidden-page-question';
import { withoutGiven } from './given-values';
import { recordPath, recordsPath } from './record-paths';
import { changesOf } from './record-values';
import { writtenFields, type Saving } from './saving';
import type { RecordView } from './record-view';
import type { SavedValues } from './saved-values';
import type { Occurrences } from './repeat/occurrence-scope';

/**
 * Saves and removes a record; afterwards its page shows what the server has now.
 *
 * @param onSaved Gets the record of the response before anything else happens.
 * @param confirmHidden Asks whether a redirect may hide this page.
 * @param occurrences The dates that a change of an event is for.
 */
export function useRecordSave(
  definition: RecordDefinition,
  { id, version, values }: RecordView,
  onSaved: (saved: AnswerOf<'changeRecord'>) => void,
  confirmHidden: (page: HiddenPage) => Promise<boolean>,
  { scope, movesSold }: Occurrences = { scope: 'one', movesSold: false },
) {
  const { kind, hiddenBy } = definition;
  const written = writtenFields(definition);
  const { api, store, report } = useHost();
  const navigate = useNavigate();
  const { t } = useTranslation('editor');
  const write = <T>(call: () => Promise<T>) => loginsOf(store).retry(call);
  /** Submits the saved record for review; returns the reason where that fails. */
  const submit = async (own: number): Promise<string | undefined> => {
    const params = { kind, id: own };
    try {
      const { version: seen } = await write(() => api.call('recordReview', { params }));
      await write(() => api.call('changeReview', { params, version: seen, body: { action: 'submit' } }));
      return undefined;
    } catch (error) {
      report(error);
      return reasonOf(error, t);
    }
  };
  const tell = (known: string | undefined) => (known === undefined ? {} : { version: known });

  return {
    /** Throws a SiteError when the server refuses. `over`: the state that the values are based on. */
    save: async (
      edited: FieldValues,
      saving: Saving,
      over: SavedValues = { ...tell(version), values },
    ): Promise<void> => {
      const told = tell(over.version);
      const changes = changesOf(written, over.values, id === undefined ? withoutGiven(written, edited) : edited);
      const isPublic = saving === 'publish';
      const body = id === undefined && hiddenBy !== undefined ? { ...changes, [hiddenBy]: isPublic } : changes;
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
      let keptTime = 0;
      const changeAll = async (event: number, scopeOfAll: 'following' | 'all') => {
        const more = { scope: scopeOfAll, changes: body, moves_sold: movesSold };
        const { kept } = await api.call('changeOccurrences', { params: { id: event }, body: more, ...told });
        keptTime = kept.length;
        return api.call('record', { params: { kind, id: event } });
      };
      const change = (own: number) =>
        scope === 'one'
          ? api.call('changeRecord', {
              params: { kind, id: own },
              query: { save: isPublic ? 'publish' : 'draft' },
              body,
              ...told,
            })
          : changeAll(own, scope);
      const saved = await write(() => (id === undefined ? create() : change(id)));
      // It is saved, whatever comes of its submission.
      const refused = saving === 'submit' ? await submit(saved.id) : undefined;
      onSaved(saved);
      const done =
        saving === 'submit'
          ? 'review.done.submit'
          : saved.published && saved.published.state !== 'published'
            ? 'records.draft.saved'
            : 'alert.saved';
      const text = keptTime > 0 ? `${t(done)} ${t('repeat.keptTime', { count: keptTime })}` : t(done);
      if (refused === undefined) store.alerts.show({ kind: 'save', text });
      else store.alerts.show({ kind: 'error', text: t('review.notSubmitted', { reason: refused }) });
      // An editor who has gone to another page meanwhile is not brought back.
      if (location.pathname !== pathname) return;
      await navigate(`${recordPath(kind, saved.id)}?version=${saved.version}`, { replace: id !== undefined });
    },
    /** Returns whether nothing is removed as other records name it; `query` says how they are changed. */
    remove: async (query: QueryOf<'deleteRecord'> = { references: '', replacement: '' }): Promise<boolean> => {
      if (id === undefined) return false;
      try {
        await write(() => api.call('deleteRecord', { params: { kind, id }, query, ...tell(version) }));
        store.alerts.show({ kind: 'save', text: t('records.removed') });
        await navigate(recordsPath(kind));
        return false;
      } catch (error) {
        const isNamed = isSiteError(error) && error.status === 409;
        // A refusal that its editor decides on is no fault of the site.
        if (!isNamed) report(error);
        const isOpen = isNamed && query.references === '';
        const reason = isOpen ? t('records.removal.refused') : reasonOf(error, t);
        store.alerts.show({ kind: 'error', text: t('records.notRemoved', { reason }) });
        return isNamed;
      }
    },
  };
}
