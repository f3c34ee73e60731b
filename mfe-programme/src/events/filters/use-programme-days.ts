import { useHost } from '@vestibule/contracts';
import { useEffect, useState } from 'react';
import { toSearch, WHOLE_PROGRAMME, type ProgrammeQuery } from '../query';

/** Days (YYYY-MM-DD) that have events under the query's filters: undefined while they are asked for; an answer to former filters is never shown. */
export function useProgrammeDays({ filters, q }: ProgrammeQuery): readonly string[] | 'failed' | undefined {
  const { api } = useHost();
  const key = toSearch({ ...WHOLE_PROGRAMME, filters, q });
  const [answer, setAnswer] = useState<{ readonly key: string; readonly days: readonly string[] | 'failed' }>();
  useEffect(() => {
    const left = new AbortController();
    const put = (days: readonly string[] | 'failed') => {
      if (!left.signal.aborted) setAnswer({ key, days });
    };
    api.call('calendar', { query: Object.fromEntries(new URLSearchParams(key)), signal: left.signal }).then(put, () => put('failed'));
    return () => left.abort();
  }, [api, key]);
  return answer?.key === key ? answer.days : undefined;
}
