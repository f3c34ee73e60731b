import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import type { BodySent } from '@vestibule/contracts/api/calls';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type ReviewStanding = AnswerOf<'recordReview'>;

export interface Reviewed {
  readonly kind: RecordKind;
  readonly id: number;
  /** Changes with the record: its review is read again then. */
  readonly version: string;
  /** Called after an approval, which may have published the record. */
  readonly onApproved: () => void;
}

/** The review of a record, and its steps: each is announced, and so is a refusal. */
export function useReview({ kind, id, version, onApproved }: Reviewed) {
  const { api, store, report } = useHost();
  const { t } = useTranslation('editor');
  const [standing, setStanding] = useState<ReviewStanding>();
  const [isRunning, setRunning] = useState(false);
  const read = (signal?: AbortSignal) =>
    api.call('recordReview', { params: { kind, id }, ...(signal && { signal }) }).then(setStanding);
  useEffect(() => {
    const left = new AbortController();
    // The record can be edited without its review.
    read(left.signal).catch((error: unknown) => {
      if (!left.signal.aborted) report(error);
    });
    return () => left.abort();
  }, [kind, id, version]);

  return {
    standing,
    isRunning,
    /** Whether it was done. */
    act: async (body: BodySent<'changeReview'>): Promise<boolean> => {
      if (isRunning || standing === undefined) return false;
      setRunning(true);
      try {
        const call = () => api.call('changeReview', { params: { kind, id }, version: standing.version, body });
        setStanding(await loginsOf(store).retry(call));
        store.alerts.show({ kind: 'save', text: t(`review.done.${body.action}`) });
        if (body.action === 'approve') onApproved();
        return true;
      } catch (error) {
        const isStale = isSiteError(error) && error.status === 412;
        if (!isSiteError(error) || error.status >= 500) report(error);
        const reason = isStale ? t('review.stale') : reasonOf(error, t);
        store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason }) });
        if (isStale) await read().catch(report);
        return false;
      } finally {
        setRunning(false);
      }
    },
  };
}
