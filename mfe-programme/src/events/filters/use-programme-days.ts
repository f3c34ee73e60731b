import { useHost } from '@vestibule/contracts';
import { useEffect, useState } from 'react';

/**
 * Days (YYYY-MM-DD) that have events under a query, spelled as in the address: undefined while they are asked for; an
 * answer to a former query is never shown.
 */
export function useProgrammeDays(key: string): readonly string[] | 'failed' | undefined {
  const { api } = useHost();
  const [answer, setAnswer] = useState<{ readonly key: string; readonly days: readonly string[] | 'failed' }>();
  useEffect(() => {
    const left = new AbortController();
    const put = (days: readonly string[] | 'failed') => {
      if (!left.signal.aborted) setAnswer({ key, days });
    };
    api
      .call('calendar', { query: Object.fromEntries(new URLSearchParams(key)), signal: left.signal })
      .then(put, () => put('failed'));
    return () => left.abort();
  }, [api, key]);
  return answer?.key === key ? answer.days : undefined;
}
