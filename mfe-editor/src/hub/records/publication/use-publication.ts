import { useHost, type AnswerOf } from '@vestibule/contracts';
import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@vestibule/contracts/languages';

type Saved = AnswerOf<'changeRecordPublication'>;

interface Shown {
  readonly kind: RecordKind;
  readonly id: number;
  readonly version?: string;
}

/** Changes of the publication of a record, on the version that is shown; each is announced, and so is a refusal. */
export function usePublication({ kind, id, version }: Shown, onChanged: (saved: Saved) => void) {
  const { api, report, store } = useHost();
  const { t } = useTranslation('editor');
  const [isRunning, setRunning] = useState(false);
  const told = version === undefined ? {} : { version };

  const refuse = (error: unknown) => {
    report(error);
    store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason: reasonOf(error, t) }) });
  };
  async function run(call: () => Promise<Saved>, done: string): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    try {
      onChanged(await loginsOf(store).retry(call));
      store.alerts.show({ kind: 'save', text: done });
    } catch (error) {
      refuse(error);
    } finally {
      setRunning(false);
    }
  }
  const change = (
    body: { readonly action: 'publish' | 'unpublish' | 'discard' | 'cancel'; at?: string; languages?: Language[] },
    done: string,
  ) => run(() => api.call('changeRecordPublication', { params: { kind, id }, body, ...told }), done);

  return {
    isRunning,
    publish: (languages: Language[]) => change({ action: 'publish', languages }, t('publishing.done.publish')),
    unpublish: () => change({ action: 'unpublish' }, t('records.draft.withdrawn')),
    discard: () => change({ action: 'discard' }, t('records.draft.discarded')),
    cancel: () => change({ action: 'cancel' }, t('publishing.done.cancel')),
    plan: (action: 'publish' | 'unpublish', at: string) => change({ action, at }, t(`records.draft.done.${action}`)),
    /** Undefined where the server refuses, which is announced. */
    preview: async (page: string) => {
      try {
        const made = await loginsOf(store).retry(() => api.call('recordPreview', { params: { kind, id } }));
        const query = new URLSearchParams({ [PREVIEW_PARAMETER]: made.token }).toString();
        return { link: `${location.origin}${page}?${query}`, expires: made.expires };
      } catch (error) {
        refuse(error);
        return undefined;
      }
    },
    restore: (revision: number) =>
      run(() => api.call('restoreRecord', { params: { kind, id, revision }, ...told }), t('records.draft.restored')),
  };
}
export type PublicationActions = ReturnType<typeof usePublication>;
