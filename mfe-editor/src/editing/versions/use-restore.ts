import { useHost } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageCall } from '../publishing/use-page-call';
import { useEditor } from '../session/use-editor';

/** Puts a version's content back on the page, as a step that can be taken back. */
export function useRestore(): (version: number) => Promise<void> {
  const { api, store } = useHost();
  const { content, publication } = useEditor();
  const { t } = useTranslation('editor');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const call = usePageCall();
  return async (version) => {
    const seen = publication.latest?.version ?? '';
    const answer = await call((id) => api.call('restoreVersion', { params: { id }, body: { version }, version: seen }));
    if (!answer) return;
    publication.open(null);
    content.take(answer);
    store.alerts.show({ kind: 'save', text: t('versions.restored') });
    // Leaves the preview of the version.
    if (new URLSearchParams(search).has('version_id')) await navigate(pathname, { replace: true });
  };
}
