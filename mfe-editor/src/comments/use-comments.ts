import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import type { BodySent } from '@vestibule/contracts/api/calls';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Comments = AnswerOf<'recordComments'>;
export type Comment = Comments['comments'][number];

export interface Commented {
  readonly kind: RecordKind;
  readonly id: number;
}

/** The comments of a record in the server's state after each write; a refused write is announced. */
export function useComments({ kind, id }: Commented) {
  const { api, store, report } = useHost();
  const { t } = useTranslation('editor');
  const [found, setFound] = useState<Comments>();
  const params = { kind, id };
  useEffect(() => {
    const left = new AbortController();
    api.call('recordComments', { params, signal: left.signal }).then(setFound, (error: unknown) => {
      // The record can be edited without its comments.
      if (!left.signal.aborted) report(error);
    });
    return () => left.abort();
  }, [kind, id]);
  const write = async (call: () => Promise<Comments>): Promise<boolean> => {
    try {
      setFound(await loginsOf(store).retry(call));
      return true;
    } catch (error) {
      if (!isSiteError(error) || error.status >= 500) report(error);
      store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason: reasonOf(error, t) }) });
      return false;
    }
  };
  return {
    found,
    /** Each says whether it was done. */
    add: (body: BodySent<'addComment'>) => write(() => api.call('addComment', { params, body })),
    change: (comment: number, body: BodySent<'changeComment'>) =>
      write(() => api.call('changeComment', { params: { ...params, comment }, body })),
    remove: (comment: number) => write(() => api.call('deleteComment', { params: { ...params, comment } })),
  };
}
export type CommentActions = Omit<ReturnType<typeof useComments>, 'found'>;
