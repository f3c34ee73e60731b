import { useHost } from '@vestibule/contracts';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useEditor } from '../session/use-editor';

/**
 * Edit mode begins with the server's present content: the page may have been rendered long ago, and a save must not
 * overwrite others' changes since.
 */
export function useContentLoader(): void {
  const { api, store, report } = useHost();
  const { content } = useEditor();
  const { t } = useTranslation('editor');
  useEffect(() => {
    let left = new AbortController();
    const load = async (id: number, { signal }: AbortController) => {
      try {
        const answer = await api.call('content', { params: { owner: 'page', id }, signal });
        if (!signal.aborted) content.take(answer);
      } catch (error) {
        if (signal.aborted) return;
        report(error);
        store.alerts.show({ kind: 'error', text: t('alert.notLoaded', { reason: reasonOf(error, t) }) });
      }
    };
    const stop = reaction(
      () => (store.page.editing ? store.page.id : undefined),
      (id) => {
        left.abort();
        left = new AbortController();
        content.forget();
        if (id !== undefined) void load(id, left);
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      left.abort();
    };
  }, [api, store, report, content, t]);
}
