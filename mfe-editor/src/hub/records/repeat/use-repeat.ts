import { isSiteError, useHost } from '@vestibule/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHubWrite } from '../../frame/use-hub-write';
import { recordPath } from '../record-paths';

/** The dates that a rule is for: all of the recurrence, or an event and those that follow it. */
export type RuleScope = 'following' | 'all';

/** Gives an event a rule ('' ends it) with exceptions, and says what came of it; whether that is under way. */
export function useRepeat(id: number, version: string) {
  const { api, store } = useHost();
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const write = useHubWrite();
  const [isPending, setPending] = useState(false);
  const refused = (error: unknown) => {
    if (!isSiteError(error)) return undefined;
    if (error.status === 409) return t('repeat.twice');
    return error.status === 412 ? t('repeat.changed') : undefined;
  };
  return {
    isPending,
    repeat: async (rule: string, exceptions: readonly string[], scope: RuleScope): Promise<void> => {
      setPending(true);
      const body = { rule, exceptions: [...exceptions], scope };
      const done = await write(
        () => api.call('setRecurrence', { params: { id }, body, version }),
        t('repeat.saved'),
        refused,
      );
      setPending(false);
      if (!done) return;
      const { made, removed, kept } = done;
      const text = [
        t('repeat.made', { count: made.length }),
        removed.length > 0 && t('repeat.removed', { count: removed.length }),
        rule !== '' && kept.length > 0 && t('repeat.kept', { count: kept.length }),
      ].filter(Boolean);
      store.alerts.show({ kind: 'save', text: text.join(' ') });
      await navigate(`${recordPath('events', id)}?recurrence=${Date.now()}`, { replace: true });
    },
  };
}
