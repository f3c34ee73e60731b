import { isSiteError, useHost } from '@vestibule/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHubWrite } from '../../frame/use-hub-write';

/** Repeats an event: how many events were made last, and whether that is under way. */
export function useRepeat(id: number, version: string) {
  const { api } = useHost();
  const { t } = useTranslation('editor');
  const write = useHubWrite();
  const [made, setMade] = useState(0);
  const [isPending, setPending] = useState(false);
  const refused = (error: unknown) => {
    if (!isSiteError(error)) return undefined;
    if (error.status === 409) return t('repeat.twice');
    return error.status === 412 ? t('repeat.changed') : undefined;
  };
  return {
    made,
    isPending,
    repeat: async (days: readonly string[]): Promise<void> => {
      setPending(true);
      setMade(0);
      const body = { days: [...days] };
      const done = await write(
        () => api.call('repeatEvent', { params: { id }, body, version }),
        t('repeat.made', { count: days.length }),
        refused,
      );
      setMade(done?.ids.length ?? 0);
      setPending(false);
    },
  };
}
