import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { titleOf } from '../record-view';
import type { RecordsView } from '../records-view';

type ListedRecord = RecordsView['records'][number];
export type BulkAction = 'show' | 'hide' | 'remove';

/** The records of a list in the server's state after each write, the selection, and the actions on it. */
export function useBulk({ kind, records: initial }: RecordsView) {
  const { api, lang, report, store } = useHost();
  const { t } = useTranslation('editor');
  const [records, setRecords] = useState(initial);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isRunning, setRunning] = useState(false);

  async function write({ id, version }: ListedRecord, action: BulkAction): Promise<AnswerOf<'record'> | undefined> {
    const given = { params: { kind, id }, version };
    if (action !== 'remove') return api.call('changeRecord', { ...given, body: { is_online: action === 'show' } });
    await api.call('deleteRecord', given);
    return undefined;
  }
  const reason = (error: unknown, action: BulkAction) =>
    action === 'remove' && isSiteError(error) && error.status === 409
      ? t('records.removal.refused')
      : reasonOf(error, t);

  return {
    records,
    chosen,
    isRunning,
    choose: (ids: readonly number[]) => setChosen(new Set(ids)),
    toggle: (id: number) =>
      setChosen((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id])),
    /** One after the other, each on the displayed version; failed ones stay selected, with the reason. */
    run: async (action: BulkAction): Promise<void> => {
      setRunning(true);
      const failures = new Map<number, string>();
      const wanted = records.filter(({ id }) => chosen.has(id));
      for (const one of wanted) {
        try {
          const after = await loginsOf(store).retry(() => write(one, action));
          setRecords((known) =>
            known.flatMap((other) => (other.id !== one.id ? other : after ? { ...other, ...after } : [])),
          );
        } catch (error) {
          if (!isSiteError(error) || error.status >= 500) report(error);
          failures.set(one.id, `${titleOf(one.values, lang)}: ${reason(error, action)}`);
        }
      }
      setChosen(new Set(failures.keys()));
      setRunning(false);
      const done = t('records.bulk.done', { count: wanted.length - failures.size });
      if (failures.size === 0) store.alerts.show({ kind: 'save', text: done });
      else store.alerts.show({ kind: 'error', text: [done, ...failures.values()].join('\n') });
    },
  };
}
export type Bulk = ReturnType<typeof useBulk>;
