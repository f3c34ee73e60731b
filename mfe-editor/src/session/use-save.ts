import { isSiteError, useHost } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import type { EditSession } from './edit-session';
import { isEditable } from './editable';
import { withLogin } from './persist';
import { reasonOf } from './reason';
import { useEditor } from './use-editor';

/** Messages of the server by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Saves a session's changes. On success the form closes; on failure it stays as it is, and what belongs to a field is
 * returned.
 */
export function useSave(session: EditSession): () => Promise<FieldErrors | undefined> {
  const { api, store, report } = useHost();
  const editor = useEditor();
  const { t } = useTranslation('editor');

  return async () => {
    const { changes, draft } = session;
    if (!session.changed) {
      editor.finish(session);
      return undefined;
    }
    try {
      const write = () => api.patchModule(draft.model, draft.id, changes);
      const answer = await withLogin(write, () => editor.askLogin());
      if (isEditable(answer) && session.settle(answer, draft)) editor.finish(session);
      store.alerts.show({ kind: 'save', text: t('alert.saved') });
      return undefined;
    } catch (error) {
      const known = isSiteError(error);
      if (!known || error.status >= 500) report(error);
      store.alerts.show({ kind: 'error', text: t('alert.notSaved', { reason: reasonOf(error, t) }) });
      return known && error.field !== undefined ? { [error.field]: error.message } : undefined;
    }
  };
}
