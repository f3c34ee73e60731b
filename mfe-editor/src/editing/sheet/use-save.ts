import { isSiteError, useHost, type ContentModule } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useTranslation } from 'react-i18next';
import { placementOf } from '../content/placement';
import { useContentWrites } from '../content/use-content-writes';
import type { EditSession } from '../session/edit-session';
import { isEditable } from '../../shared/editable';
import { formReasonOf } from '@vestibule/ui/hub/reason-of';
import { setIn, type SubmissionErrors } from 'final-form';
import { reasonAt } from '../../forms/field-label';
import { useEditor } from '../session/use-editor';

/**
 * Saves a session's changes. On success the form closes; on failure it stays as it is, and errors of fields are
 * returned. Nothing is saved over others' changes before the editor has seen them.
 */
export function useSave(session: EditSession): () => Promise<SubmissionErrors> {
  const { api, store, report } = useHost();
  const editor = useEditor();
  const { reload } = useContentWrites();
  const { t } = useTranslation('editor');

  const write = (draft: ContentModule): Promise<ContentModule> => {
    const { place, version } = session;
    if (place) {
      const at = placementOf(place, store.page.current?.id ?? 0);
      return api.createModule(draft.model, { ...session.values, ...at });
    }
    return api.patchModule(draft.model, draft.id, session.changes, version ?? '');
  };

  /**
   * Sends the session's changes, and returns the response with the module that was sent; after a refused version it
   * retries on the newer one, where the editor has no conflict to decide.
   */
  async function send(page: number, isSecond = false): Promise<readonly [ContentModule, ContentModule]> {
    const { draft } = session;
    try {
      const answer = await loginsOf(store).retry(() => write(draft));
      return [answer, draft];
    } catch (error) {
      if (!isSiteError(error) || error.status !== 412) throw error;
      await reload(page);
      const theirs = editor.content.find(draft.id);
      if (!theirs) throw error;
      session.rebase(theirs, editor.content.versionOf(draft.id));
      if (session.conflicts.length > 0 || isSecond) throw error;
      return send(page, true);
    }
  }

  return async () => {
    const page = store.page.current?.id;
    if (!session.changed && !session.isNew) {
      editor.finish(session);
      return undefined;
    }
    try {
      const [answer, sent] = await send(page ?? 0);
      const isWhole = isEditable(answer) && session.settle(answer, sent);
      await reload(page ?? 0).catch(report);
      session.setVersion(editor.content.versionOf(answer.id));
      if (isWhole) editor.finish(session);
      store.alerts.show({ kind: 'save', text: t('alert.saved') });
      return undefined;
    } catch (error) {
      const known = isSiteError(error);
      if (!known || error.status >= 500) report(error);
      const reason = session.conflicts.length > 0 ? t('reason.both') : formReasonOf(error, t);
      const field = known ? error.field : undefined;
      const named = reasonAt(session.saved.model, field, reason, t);
      store.alerts.show({ kind: 'error', text: t('alert.notSaved', { reason: named }) });
      return field === undefined ? undefined : setIn({}, field, reason);
    }
  };
}
