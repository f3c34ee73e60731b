import { useHost } from '@vestibule/contracts';
import { hasRight } from '@vestibule/contracts/rights/rights';
import type { PUBLICATION_ACTIONS } from '@vestibule/contracts/schemas/publications';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../session/use-editor';
import { usePageCall } from './use-page-call';

type Action = (typeof PUBLICATION_ACTIONS)[number];

interface ChangeOptions {
  readonly at?: string;
  readonly all?: boolean;
}

/**
 * Publication of the page in the current language. Each change is announced; the published version is the one that the
 * editor saw.
 */
export function usePublishing() {
  const { api, store, report } = useHost();
  const { publication } = useEditor();
  const { t } = useTranslation('editor');
  const call = usePageCall();
  const warn = async () => {
    // The rules of the checks are large.
    const { contentWarning } = await import('../checks/content-warning');
    const found = await contentWarning(t);
    if (found !== '') store.alerts.show({ kind: 'error', text: t('publishing.warned', { found }) });
  };
  return {
    /** Whether one may decide what visitors see. */
    mayPublish: hasRight(store.user.login?.rights ?? [], 'publish:pages'),
    /** `at`: instant of a planned publication, ISO 8601; `all`: in every language. Returns whether it was done. */
    change: async (action: Action, { at, all }: ChangeOptions = {}): Promise<boolean> => {
      // Without this an editor who has just saved would get a message that others have changed the page.
      await publication.whenKnown();
      const version = publication.latest?.version ?? '';
      const body = { action, ...(at !== undefined && { at }), ...(all && { all }) };
      const answer = await call((id) => api.call('changePublication', { params: { id }, body, version }));
      if (!answer) return false;
      publication.take(answer);
      store.alerts.show({ kind: 'save', text: t(`publishing.done.${all ? 'publishAll' : action}`) });
      if (action === 'publish') warn().catch(report);
      return true;
    },
    /** Makes an offline page public. Returns whether it was done. */
    putOnline: async (): Promise<boolean> => {
      const saved = await call(async (id) => {
        const params = { kind: 'pages', id };
        const { version } = await api.call('record', { params });
        return api.call('changeRecord', { params, version, body: { is_online: true } });
      });
      if (!saved || store.page.current === null) return false;
      store.page.open({ ...store.page.current, is_online: true });
      store.alerts.show({ kind: 'save', text: t('publishing.isOnline') });
      return true;
    },
    /** An approval has published the page. */
    readAgain: async (): Promise<void> => {
      const answer = await call((id) => api.call('publication', { params: { id } }));
      if (answer) publication.take(answer);
      const page = store.page.current;
      // An approval for an instant leaves it as it was.
      if (answer?.languages.some(({ state }) => state === 'published') && page)
        store.page.open({ ...page, is_online: true });
    },
    /** The address of a link to the page as it is now; undefined where there is none. */
    preview: async (): Promise<{ readonly link: string; readonly expires: string } | undefined> => {
      const answer = await call((id) => api.call('contentPreview', { params: { id } }));
      return answer && { link: location.origin + answer.path, expires: answer.expires };
    },
  };
}
