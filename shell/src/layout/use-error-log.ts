import { useHost } from '@vestibule/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells the house which address led somebody nowhere (spec/000 §8): a 404 that is really seen, in a browser, once. */
export function useErrorLog(status: number): void {
  const { api } = useHost();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Whoever is here has trouble enough; the log is limited, and may be away.
    if (status === 404) api.call('errorLog', { body: { url: pathname + search } }).catch(() => undefined);
  }, [api, status, pathname, search]);
}
