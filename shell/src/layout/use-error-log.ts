import { useHost } from '@vestibule/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Sends the address of a page that was not found to the error log (docs/behaviour/interface.md#not-found): once per 404
 * that a browser shows.
 */
export function useErrorLog(status: number): void {
  const { api } = useHost();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A failure is ignored: the visitor has an error page already; the log is limited and may be unavailable.
    if (status === 404) api.call('errorLog', { body: { url: pathname + search } }).catch(() => undefined);
  }, [api, status, pathname, search]);
}
